import type { CodeDocument } from '../code-document'
import { type UtmParameter, utmParameters } from './workspace'

/** Maximum length of an address with parameters; longer ones stay as they are. */
const maxLength = 2_000

/** Appends UTM parameters to the addresses of a link code, unless an address has any already. */
export function addUtm(
  document: CodeDocument,
  utm: Partial<Record<UtmParameter, string | undefined>>,
): CodeDocument {
  const query = new URLSearchParams(
    utmParameters.flatMap((name) => (utm[name] ? [[`utm_${name}`, utm[name]]] : [])),
  ).toString()
  if (document.type !== 'url' || query === '') return document
  const languages = Object.entries(document.languages).map(([locale, version]) => {
    const { url } = version.fields
    const fields =
      typeof url === 'string' ? { ...version.fields, url: append(url, query) } : version.fields
    return [locale, { ...version, fields }]
  })
  return { ...document, languages: Object.fromEntries(languages) }
}

function append(url: string, query: string): string {
  const [address = '', ...fragment] = url.split('#')
  if (/[?&]utm_/i.test(address) || address.length + query.length > maxLength) return url
  const separator = address.includes('?') ? '&' : '?'
  return [`${address}${separator}${query}`, ...fragment].join('#')
}
