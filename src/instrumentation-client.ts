/**
 * Trusted Types are enforced on public pages. The bundler's loader sets `script.src`, so a default
 * policy lets addresses of our own origin through and nothing else.
 */
type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string; createHTML: (html: string) => string },
  ) => unknown
}
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }

trustedTypes?.createPolicy('default', {
  createScriptURL: (url) => {
    if (new URL(url, location.href).origin !== location.origin) {
      throw new TypeError(`Refused to load a script from ${url}`)
    }
    return url
  },
  createHTML: (html) => {
    // Leaflet asks with this one whether the browser draws SVG; nothing else writes HTML here.
    if (html !== '<svg/>') throw new TypeError('Refused to write HTML')
    return html
  },
})
