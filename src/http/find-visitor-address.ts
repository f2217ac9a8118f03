import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

type Caller = Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string } }

/**
 * Finds the IP address of a visitor. Each trusted proxy appends the address of its client to
 * X-Forwarded-For, so the visitor is that many entries from the end; entries further left cannot be
 * trusted. Without proxies, or if the entry is invalid, it is the address of the connection. Empty if
 * the connection is already closed.
 */
export function findVisitorAddress({ headers, socket }: Caller, trustedProxies: number): string {
  const forwarded = headers['x-forwarded-for'] ?? ''
  const entries = (Array.isArray(forwarded) ? forwarded.join(',') : forwarded).split(',')
  const named = trustedProxies > 0 ? readAddress(entries.at(-trustedProxies) ?? '') : ''
  return named || readAddress(socket.remoteAddress ?? '')
}

/** Removes port, brackets and zone from an address, and the IPv6 prefix from an IPv4 one. */
function readAddress(entry: string): string {
  const [, bracketed, withPort] =
    /^\[([^\]]+)\](?::\d+)?$|^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(entry.trim()) ?? []
  const [address = ''] = (bracketed ?? withPort ?? entry.trim()).toLowerCase().split('%')
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '')
  return isIP(plain) ? plain : ''
}
