/** Data of an iTXt chunk (PNG, §11.3.3.4) with the title, uncompressed and without language. */
export function pngText(title: string): Uint8Array {
  // Keyword, NUL, two flags, two empty strings with their NUL, UTF-8 text.
  return new TextEncoder().encode(`Title\0\0\0\0\0${title.replaceAll('\0', '')}`)
}
