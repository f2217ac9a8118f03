import 'server-only'
import { BlockList } from 'node:net'
import { isPrivateAddress } from '../reputation/private-addresses'

/** The only range of IPv6 for public hosts, and the parts of it that lead elsewhere (RFC 6890). */
const global = new BlockList()
global.addSubnet('2000::', 3, 'ipv6')
const special = new BlockList()
// Teredo and other protocols, documentation, and 6to4, which contains an IPv4 address.
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  special.addSubnet(net, prefix, 'ipv6')
for (const [net, prefix] of [
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
] as const)
  special.addSubnet(net, prefix, 'ipv4')

/** Whether an IP address belongs to a host on the public Internet, which requests may be sent to. */
export function isPublicAddress(address: string): boolean {
  if (isPrivateAddress(address)) return false
  if (!address.includes(':')) return !special.check(address, 'ipv4')
  return global.check(address, 'ipv6') && !special.check(address, 'ipv6')
}
