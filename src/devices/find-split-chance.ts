import { createHmac } from 'node:crypto'
import { networkOf } from '@/std/network-of'

/**
 * Returns the number by which a split chooses the variant of a visitor: the same for a device as
 * long as its network and browser stay the same, equally distributed over all devices, and different
 * for each code. Nothing is stored for it, neither in the browser nor here. Updates of a browser do
 * not change it.
 *
 * @param address the visitor's IP address
 */
export function findSplitChance(
  secret: string,
  { codeId, address, userAgent }: { codeId: string; address: string; userAgent: string },
): number {
  const browser = userAgent.replace(/\d+/g, '').slice(0, 400)
  const hash = createHmac('sha256', secret)
    .update(`split\n${codeId}\n${networkOf(address)}\n${browser}`)
    .digest()
  return hash.readUIntBE(0, 6) / 2 ** 48
}
