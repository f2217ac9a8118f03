import { percentDecode } from './percent-decode'

/**
 * Parses a query without its question mark into parameters by lower-case name; of two parameters
 * with the same name, the first is used. A plus is a space if the query comes from a form, as on
 * the web; in `mailto:` (RFC 6068, 5) it is a plus.
 */
export function readQuery(query: string, { plusIsBlank }: { plusIsBlank: boolean }) {
  const decode = (text: string) => percentDecode(plusIsBlank ? text.replaceAll('+', ' ') : text)
  const parameters = new Map<string, string>()
  for (const pair of query.split('&')) {
    const equals = pair.indexOf('=')
    if (equals < 1) continue
    const name = decode(pair.slice(0, equals)).toLowerCase()
    if (!parameters.has(name)) parameters.set(name, decode(pair.slice(equals + 1)))
  }
  return parameters
}
