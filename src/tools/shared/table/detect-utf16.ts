/** Detects western text in 16-bit letters, in which every other byte is 0. */
export function detectUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const head = bytes.subarray(0, 1024)
  const zeros = [0, 0]
  head.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  })
  const [even = 0, odd = 0] = zeros
  const many = head.length / 4
  if (odd > many && even < many / 8) return 'utf-16le'
  if (even > many && odd < many / 8) return 'utf-16be'
  return undefined
}
