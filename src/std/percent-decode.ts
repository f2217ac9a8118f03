/**
 * Like `decodeURIComponent`, but does not throw: escapes that are not UTF-8 and single percent
 * signs remain unchanged.
 */
export function percentDecode(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (escapes) => {
    try {
      return decodeURIComponent(escapes)
    } catch {
      return escapes
    }
  })
}
