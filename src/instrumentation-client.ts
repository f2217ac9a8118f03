import { limitPreloads } from '@/site/preloads/limit-preloads'

/**
 * Trusted Types are enforced on public pages. The bundler's loader sets `script.src`, so a default
 * policy lets addresses of our own origin through and nothing else.
 */
type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: Record<'createScriptURL' | 'createHTML' | 'createScript', (text: string) => string>,
  ) => unknown
}
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }

limitPreloads()

trustedTypes?.createPolicy('default', {
  createScriptURL: (url) => {
    if (new URL(url, location.href).origin !== location.origin) {
      throw new TypeError(`Refused to load a script from ${url}`)
    }
    return url
  },
  createHTML: (html) => {
    // Leaflet asks with the first whether the browser draws SVG, and React makes a script that never
    // runs from the second, whose text has no tag; nothing else writes HTML here.
    if (html.includes('<') && html !== '<svg/>' && html !== '<script></script>') {
      throw new TypeError('Refused to write HTML')
    }
    return html
  },
  createScript: (text) => {
    // What search engines are told about a page is JSON in a script, and does nothing as a program.
    const data: unknown = JSON.parse(text)
    if (typeof data !== 'object') throw new TypeError('Refused to write a script')
    return text
  },
})
