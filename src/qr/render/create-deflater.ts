const portionBytes = 1 << 16

/**
 * Compresses data in chunks (zlib, RFC 1950) with the platform's deflate. Each chunk is copied
 * immediately, so the caller may reuse its array.
 */
export function createDeflater() {
  const { readable, writable } = new CompressionStream('deflate')
  const packed = new Response(readable).arrayBuffer()
  const writer = writable.getWriter()
  let portion = new Uint8Array(portionBytes)
  let filled = 0

  async function flush() {
    const full = portion.subarray(0, filled)
    portion = new Uint8Array(portionBytes)
    filled = 0
    await writer.write(full)
  }

  async function write(bytes: Uint8Array) {
    for (let at = 0; at < bytes.length; ) {
      const part = bytes.subarray(at, at + portionBytes - filled)
      portion.set(part, filled)
      filled += part.length
      at += part.length
      if (filled === portionBytes) await flush()
    }
  }

  async function finish(): Promise<Uint8Array> {
    await flush()
    await writer.close()
    return new Uint8Array(await packed)
  }

  return { write, finish }
}
