/** Less than 255 characters, the limit for comment lines (DSC 3.0, §3.1). */
const maxLength = 200

/** Formats a PostScript string of UTF-8 in seven-bit characters, truncated if it is too long. */
export function epsText(text: string): string {
  let written = ''
  for (const character of text) {
    const bytes = [...new TextEncoder().encode(character)]
    const piece = bytes.map(writeByte).join('')
    if (written.length + piece.length > maxLength) break
    written += piece
  }
  return `(${written})`
}

function writeByte(byte: number): string {
  if (byte < 0x20 || byte > 0x7e) return `\\${byte.toString(8).padStart(3, '0')}`
  const character = String.fromCharCode(byte)
  return '\\()'.includes(character) ? `\\${character}` : character
}
