const encoder = new TextEncoder()

/** Bytes that the text takes in UTF-8. */
export function utf8Length(text: string): number {
  return encoder.encode(text).length
}
