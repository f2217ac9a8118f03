/** Collects byte chunks and joins them in one copy. */
export function collectBytes() {
  let parts: Uint8Array[] = []
  return {
    length: 0,
    add(part: Uint8Array) {
      parts.push(part)
      this.length += part.length
    },
    /** Returns all parts so far and removes them. */
    take(): Uint8Array<ArrayBuffer> {
      const bytes = new Uint8Array(this.length)
      let end = 0
      for (const part of parts) {
        bytes.set(part, end)
        end += part.length
      }
      parts = []
      this.length = 0
      return bytes
    },
  }
}
