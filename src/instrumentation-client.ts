import { limitPreloads } from '@/site/preloads/limit-preloads'

/**
 * Trusted Types are enforced on public pages. The bundler's loader sets `script.src`, so a default
 * policy allows addresses of our own origin and nothing else.
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
    // Leaflet uses the first value to detect SVG support; React uses the second to create a script
    // that never runs, whose text contains no tag. Nothing else writes HTML here.
    if (html.includes('<') && html !== '<svg/>' && html !== '<script></script>') {
      throw new TypeError('Refused to write HTML')
    }
    return html
  },
  createScript: (text) => {
    // Structured data for search engines is JSON in a script element, which the browser does not
    // execute.
    const data: unknown = JSON.parse(text)
    if (typeof data !== 'object') throw new TypeError('Refused to write a script')
    return text
  },
})
