import { parse } from 'tldts'

/**
 * The host of what someone pasted, as browsers ask for it: `https://Münch.de/a` is `xn--
 * mnch-0ra.de`.
 */
export function tidyHost(written: string): string {
  const text = written.trim().replace(/^(https?:)?\/\//i, '')
  const address = `https://${text}`
  return URL.canParse(address) ? new URL(address).hostname.replace(/\.$/, '') : text
}

/** A name that someone has registered, or one below it: whole endings such as `co.uk` stay open. */
export function isBlockableHost(host: string): boolean {
  const { domain, isIp, isIcann } = parse(host)
  return domain !== null && isIp === false && isIcann === true && tidyHost(host) === host
}
