import { toUnicode } from 'punycode/'
import { parse } from 'tldts'

export type Host = {
  /** As browsers ask for it. */
  ascii: string
  letters: string
  isNumber: boolean
  /** Of this network or this machine: no address of the public internet. */
  isOwnNetwork: boolean
  /** The registered domain, below a public suffix or below that of a hoster (`github.io`). */
  domain: string
  /** Without its ending, in its own letters. */
  label: string
  ending: string
  isKnownEnding: boolean
}

/**
 * What can be notified of a host by its name alone, with the list of public endings
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
    letters: toUnicode(ascii),
    isNumber,
    isOwnNetwork: isNumber ? isOwnAddress(ascii) : isOwnName(ascii),
    domain,
    label: toUnicode(label),
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
