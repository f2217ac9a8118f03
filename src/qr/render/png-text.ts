/** Data of an iTXt chunk (PNG, §11.3.3.4), uncompressed and without language. */
export function pngText(keyword: string, text: string): Uint8Array {
  // Keyword, NUL, two flags, two empty strings with their NUL, UTF-8 text.
  return new TextEncoder().encode(`${keyword}\0\0\0\0\0${text.replaceAll('\0', '')}`)
}
