import punycode from 'punycode/punycode.js'
import { parse } from 'tldts'

export type Host = {
  /** ASCII form that browsers request. */
  ascii: string
  letters: string
  isNumber: boolean
  /** An address of the local network or machine, not of the public internet. */
  isOwnNetwork: boolean
  /** The registered domain, below a public suffix or a hosting provider's suffix (`github.io`). */
  domain: string
  /** The registered label in Unicode, without its ending. */
  label: string
  ending: string
  isKnownEnding: boolean
}

/**
 * Derives the facts about a host from its name alone, with the public suffix list
 * (publicsuffix.org).
 */
export function readHost(ascii: string): Host {
  const hosted = parse(ascii, { allowPrivateDomains: true })
  const found = hosted.domain ? hosted : parse(ascii)
  const isNumber = found.isIp === true
  const domain = found.domain ?? ascii
  const label = found.domainWithoutSuffix ?? ''
  return {
    ascii,
    letters: punycode.toUnicode(ascii),
    isNumber,
    isOwnNetwork: isNumber ? isOwnAddress(ascii) : isOwnName(ascii),
    domain,
    label: punycode.toUnicode(label),
    ending: found.publicSuffix ?? '',
    isKnownEnding: found.isIcann === true || found.isPrivate === true,
  }
}

/** RFC 1918, 3927, 6598 and 4193. */
function isOwnAddress(address: string): boolean {
  return (
    /^(0|10|127)\.|^192\.168\.|^169\.254\.|^172\.(1[6-9]|2\d|3[01])\.|^100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./.test(
      address,
    ) || /^\[(::1?\]|f[cd]|fe[89ab])/.test(address)
  )
}

function isOwnName(host: string): boolean {
  return !host.includes('.') || /\.(local|localhost|lan|home|internal|home\.arpa)$/.test(host)
}
