import type { IncomingMessage, ServerResponse } from 'node:http'
import { paths } from '@/paths'
import { listSiteHosts } from './known-hosts'
import { normalizeHost } from './normalize-host'

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
  const isOurs = domain !== undefined && (listSiteHosts().includes(domain) || isOwnDomain(domain))
  response.writeHead(isOurs ? 200 : 404, { 'cache-control': 'no-store' }).end()
  return true
}
