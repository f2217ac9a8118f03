import type { IncomingMessage, ServerResponse } from 'node:http'
import { env } from '@/env'
import { listSiteHosts, paths } from '@/paths'
import { hostName, normalizeHost } from './normalize-host'

/**
 * Answers a proxy that checks whether it may obtain a certificate for `?domain=`. Only the hosts of
 * this site and verified domains of workspaces are allowed. Returns whether the request was such a check.
 */
export function answerCertificate(
  request: IncomingMessage,
  response: ServerResponse,
  isOwnDomain: (host: string) => boolean,
): boolean {
  const [path, query] = (request.url ?? '').split('?')
  if (path !== paths.certificate) return false
  const domain = normalizeHost(new URLSearchParams(query).get('domain') ?? '')
  const siteHosts = listSiteHosts(env.SITE_URL, env.LOCALE_HOST).map(hostName)
  const isOurs = domain !== undefined && (siteHosts.includes(domain) || isOwnDomain(domain))
  response.writeHead(isOurs ? 200 : 404, { 'cache-control': 'no-store' }).end()
  return true
}
