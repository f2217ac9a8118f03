import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

type Caller = Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string } }

/**
 * The address that a request comes from. Each trusted proxy appends whom it answered to
 * X-Forwarded-For, so the visitor is that many entries from its end; everything further left was
 * written by strangers. Without proxies, and where one did not do as it should, it is the address of
 * the connection. Empty when that is already closed.
 */
export function findVisitorAddress({ headers, socket }: Caller, trustedProxies: number): string {
  const given = headers['x-forwarded-for'] ?? ''
  const entries = (Array.isArray(given) ? given.join(',') : given).split(',')
  const named = trustedProxies > 0 ? readAddress(entries.at(-trustedProxies) ?? '') : ''
  return named || readAddress(socket.remoteAddress ?? '')
}

/** An address without port, brackets or zone; an IPv4 one that came over IPv6 as the former. */
function readAddress(entry: string): string {
  const [, bracketed, withPort] =
    /^\[([^\]]+)\](?::\d+)?$|^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(entry.trim()) ?? []
  const [address = ''] = (bracketed ?? withPort ?? entry.trim()).toLowerCase().split('%')
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '')
  return isIP(plain) ? plain : ''
}
