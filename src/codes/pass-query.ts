import { percentDecode } from '@/std/percent-decode'
import { percentEncode } from '@/std/percent-encode'
import { isLinkMarker } from './shared-link'

/** Longer queries are not passed on. */
const maxQueryLength = 2_000

/**
 * Adds the parameters with which a code was opened to its target, byte for byte: pages in other
 * encodings (`%E9`), flags without a value and separators of their own (`;`) depend on it.
 * Parameters of the target remain as they are, so that a link cannot change what the owner has set.
 *
 * @param target absolute URL
 * @param query with its `?`, or ''; as received by Node, where a character is a byte
 */
export function passQuery(target: string, query: string): string {
  if (query.length < 2 || query.length > maxQueryLength) return target
  const [address = '', ...fragments] = target.split('#')
  const own = new URL(target).searchParams
  const added = query
    .slice(1)
    .split('&')
    .filter((parameter) => {
      const [name = '', value = ''] = splitParameter(parameter)
      // Some servers take a semicolon for an ampersand.
      const names = parameter.split(';').map((part) => splitParameter(part)[0] ?? '')
      return parameter !== '' && !names.some((each) => own.has(each)) && !isLinkMarker(name, value)
    })
    // Only what a header cannot contain is encoded.
    .map((parameter) => parameter.replace(/[^!-~]/gu, encodeByte))
  if (added.length === 0) return target
  const separator = address.includes('?') ? (/[?&]$/.test(address) ? '' : '&') : '?'
  return [address + separator + added.join('&'), ...fragments].join('#')
}

function splitParameter(parameter: string): string[] {
  const equals = parameter.indexOf('=')
  const parts = equals < 0 ? [parameter] : [parameter.slice(0, equals), parameter.slice(equals + 1)]
  return parts.map((part) => percentDecode(part.replaceAll('+', ' ')))
}

function encodeByte(character: string): string {
  const code = character.charCodeAt(0)
  return code > 0xff
    ? percentEncode(character)
    : `%${code.toString(16).toUpperCase().padStart(2, '0')}`
}
