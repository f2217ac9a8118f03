const encoder = new TextEncoder()

/** Returns the length of the text in UTF-8, in bytes. */
export function utf8Length(text: string): number {
  return encoder.encode(text).length
}
