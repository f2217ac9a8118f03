import { isIP } from 'node:net'
import { env } from '@/env'
import { listSiteHosts } from '@/paths'
import { hostName } from './normalize-host'

/**
 * Creates a function that decides whether the server answers for a normalized host: a host of the site, a
 * verified domain of a workspace and, with `ANSWER_ADDRESSES`, localhost and every IP address. That is the
 * default while `SITE_URL` is such an address itself, so that first steps work on any interface.
 */
export function createHostCheck(isOwnDomain: (host: string) => boolean): (host: string) => boolean {
  const siteHosts = new Set(listSiteHosts(env.SITE_URL, env.LOCALE_HOST).map(hostName))
  const answersAddresses = env.ANSWER_ADDRESSES ?? isAddress(new URL(env.SITE_URL).hostname)
  return (host) => {
    const name = hostName(host)
    return siteHosts.has(name) || isOwnDomain(name) || (answersAddresses && isAddress(name))
  }
}

function isAddress(name: string): boolean {
  return /(?:^|\.)localhost$/.test(name) || isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0
}
