/**
 * Formats a text string (ISO 32000-1, §7.9.2.2): literal if it is ASCII, else UTF-16 in
 * hexadecimal.
 */
export function pdfText(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return `(${text.replace(/[\\()]/g, '\\$&')})`
  const units = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index))
  return `<FEFF${units.map((unit) => unit.toString(16).padStart(4, '0')).join('')}>`
}

/**
 * Formats a name (§7.3.5) in UTF-8; all but letters, digits and a few signs are escaped as `#20`.
 */
export function pdfName(text: string): string {
  const bytes = new TextEncoder().encode(text.replaceAll('\0', ''))
  return `/${Array.from(bytes, (byte) => {
    const character = String.fromCharCode(byte)
    return /[\w.+-]/.test(character) ? character : `#${byte.toString(16).padStart(2, '0')}`
  }).join('')}`
}
