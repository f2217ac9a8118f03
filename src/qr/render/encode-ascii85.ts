const lineLength = 80

/**
 * Encodes bytes in seven-bit characters, four as five, with the end mark `~>` (PLRM, §3.13.3). No
 * line starts with a per cent sign, which DSC parsers would interpret as a comment.
 */
export function encodeAscii85(bytes: Uint8Array): string {
  let encoded = ''
  for (let at = 0; at < bytes.length; at += 4) {
    const count = Math.min(4, bytes.length - at)
    let value = 0
    for (let index = 0; index < 4; index++) value = value * 256 + (bytes[at + index] ?? 0)
    if (value === 0 && count === 4) {
      encoded += 'z'
      continue
    }
    let group = ''
    for (let index = 0; index < 5; index++) {
      group = String.fromCharCode(33 + (value % 85)) + group
      value = Math.floor(value / 85)
    }
    encoded += group.slice(0, count + 1)
  }
  const lines = encoded.match(new RegExp(`.{1,${lineLength}}`, 'g')) ?? []
  return [...lines.map((line) => (line.startsWith('%') ? ` ${line}` : line)), '~>'].join('\n')
}
