import { parse } from 'tldts'

/**
 * Returns the host of pasted text in the form that browsers request: `https://Münch.de/a` becomes
 * `xn--mnch-0ra.de`.
 */
export function tidyHost(written: string): string {
  const text = written.trim().replace(/^(https?:)?\/\//i, '')
  const address = `https://${text}`
  return URL.canParse(address) ? new URL(address).hostname.replace(/\.$/, '') : text
}

/**
 * Returns whether a host is a registered domain or a subdomain of one; public suffixes such as
 * `co.uk` cannot be blocked.
 */
export function isBlockableHost(host: string): boolean {
  const { domain, isIp, isIcann } = parse(host)
  return domain !== null && isIp === false && isIcann === true && tidyHost(host) === host
}
