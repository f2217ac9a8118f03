const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_@'
const link =
  /^https?:\/\/(?:www\.)?(?:osm|openstreetmap)\.org\/go\/([\w@~]{2,14})-{0,2}(?:[/?#]|$)/i

/**
 * Parses a short link of OpenStreetMap, which contains the position: the bits of longitude and
 * latitude alternate, six in each character.
 */
export function parseShortMapLink(text: string) {
  const [, code] = link.exec(text) ?? []
  if (code === undefined) return undefined
  let [x, y, bits] = [0n, 0n, 0n]
  for (const letter of code.replaceAll('~', '@')) {
    const value = alphabet.indexOf(letter)
    for (let pair = 4; pair >= 0; pair -= 2) {
      x = (x << 1n) | BigInt((value >> (pair + 1)) & 1)
      y = (y << 1n) | BigInt((value >> pair) & 1)
      bits += 1n
    }
  }
  // The middle of the area that the bits describe.
  const share = (value: bigint) => (Number(value) + 0.5) / 2 ** Number(bits)
  return { latitude: share(y) * 180 - 90, longitude: share(x) * 360 - 180 }
}
