import { isIP } from 'node:net'
import { env } from '@/env'
import { localeCodes } from '@/i18n/locales'
import { localeHost } from '@/paths'
import { hostName } from './normalize-host'

/** The hosts of this site without their ports: that of `SITE_URL`, and those of the languages. */
export function listSiteHosts(): string[] {
  const { LOCALE_HOST, SITE_URL } = env
  const hosts = LOCALE_HOST ? localeCodes.map((code) => localeHost(code, LOCALE_HOST)) : []
  return [new URL(SITE_URL).host, ...hosts].map(hostName)
}

/**
 * Creates a function that decides whether the server answers for a normalized host: a host of the site, a
 * verified domain of a workspace and, with `ANSWER_ADDRESSES`, localhost and every IP address. That is the
 * default while `SITE_URL` is such an address itself, so that first steps work on any interface.
 */
export function createHostCheck(isOwnDomain: (host: string) => boolean): (host: string) => boolean {
  const siteHosts = new Set(listSiteHosts())
  const answersAddresses = env.ANSWER_ADDRESSES ?? isAddress(new URL(env.SITE_URL).hostname)
  return (host) => {
    const name = hostName(host)
    return siteHosts.has(name) || isOwnDomain(name) || (answersAddresses && isAddress(name))
  }
}

function isAddress(name: string): boolean {
  return /(?:^|\.)localhost$/.test(name) || isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0
}
