const blockBytes = 1 << 16

/**
 * Collects byte chunks. They are copied into blocks, because each array of its own needs several
 * hundred bytes of memory.
 */
export function collectBytes() {
  let blocks: Uint8Array[] = []
  let block = new Uint8Array()
  let used = 0

  function closeBlock(nextBytes: number): void {
    if (used > 0) blocks.push(block.subarray(0, used))
    block = new Uint8Array(nextBytes)
    used = 0
  }

  return {
    length: 0,
    add(part: Uint8Array) {
      if (part.length > block.length - used) closeBlock(Math.max(blockBytes, part.length))
      block.set(part, used)
      used += part.length
      this.length += part.length
    },
    /** Returns all chunks so far and removes them. */
    take(): Uint8Array<ArrayBuffer> {
      closeBlock(0)
      const bytes = new Uint8Array(this.length)
      let end = 0
      for (const part of blocks) {
        bytes.set(part, end)
        end += part.length
      }
      blocks = []
      this.length = 0
      return bytes
    },
  }
}
