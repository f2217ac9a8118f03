/**
 * `decodeURIComponent` that does not throw: a run of escapes that is no UTF-8 stays as it is, and
 * so does a percent sign on its own.
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
