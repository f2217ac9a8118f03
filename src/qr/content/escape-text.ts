/**
 * Escapes each of `characters` with a backslash. The backslash itself is escaped in the same pass,
 * so that it is never escaped twice.
 */
export function escapeText(value: string, characters: string): string {
  return [...value].map((c) => (c === '\\' || characters.includes(c) ? `\\${c}` : c)).join('')
}

/** TEXT of vCard 3.0 (RFC 2426, 4) and iCalendar (RFC 5545, 3.3.11): `\ , ;` and line ends. */
export function escapeCardText(value: string): string {
  return escapeText(value.trim(), ',;').replace(/\r\n|\r|\n/g, '\\n')
}
