import 'server-only'
import { Resolver } from 'node:dns/promises'
import { BlockList } from 'node:net'
import { queryEach, UnansweredError } from './query-each'
import type { UrlReputationProvider } from './url-reputation-provider'

/**
 * Addresses that are valid only inside one network, or reserved (RFC 6890 and the registries of
 * IANA). IPv4 within IPv6 (::ffff:10.0.0.1) is checked as IPv4.
 */
const ranges = {
  ipv4: `0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24
    192.168.0.0/16 198.18.0.0/15 224.0.0.0/4 240.0.0.0/4`,
  ipv6: '::/127 fc00::/7 fe80::/10 ff00::/8',
} as const

const privateList = new BlockList()
for (const [family, written] of Object.entries(ranges)) {
  for (const range of written.split(/\s+/)) {
    const [net = '', prefix] = range.split('/')
    privateList.addSubnet(net, Number(prefix), family as keyof typeof ranges)
  }
}

/** Checks whether a public name resolves to a private address, as `127.0.0.1.nip.io` does. */
export const privateAddresses: UrlReputationProvider = {
  name: 'addresses',
  isAdvisory: true,
  async check(urls, signal, report, answered) {
    const resolver = new Resolver({ timeout: 1500, tries: 1 })
    const checkUrl = async (url: string) => {
      const { hostname } = new URL(url)
      const found = await Promise.all([
        find(resolver, resolver.resolve4(hostname)),
        find(resolver, resolver.resolve6(hostname)),
      ])
      if (found.flat().some(isPrivateAddress)) report({ url, reason: 'private', fault: 'private' })
    }
    await queryEach(urls, signal, checkUrl, answered)
  },
}

/**
 * A name that does not exist is not private, and may exist later. The owner of a name can let queries
 * time out, so a timeout alone does not mean that the resolver is unavailable.
 */
async function find(resolver: Resolver, addresses: Promise<string[]>): Promise<string[]> {
  try {
    return await addresses
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    if (code === 'ECONNREFUSED') throw cause
    if (code !== 'ETIMEOUT') return []
    await resolver.resolveNs('.')
    throw new UnansweredError()
  }
}

export function isPrivateAddress(address: string): boolean {
  return privateList.check(address, address.includes(':') ? 'ipv6' : 'ipv4')
}
