/** Reads bits of a list of bytes, most significant first. */
export class BitReader {
  private at = 0

  constructor(private readonly bytes: Uint8Array) {}

  get left(): number {
    return this.bytes.length * 8 - this.at
  }

  /** @throws EndOfBits if fewer bits remain; the position is then unchanged */
  take(count: number): number {
    if (count > this.left) throw new EndOfBits()
    let value = 0
    for (let bit = 0; bit < count; bit++, this.at++) {
      const byte = this.bytes[this.at >> 3] as number
      value = value * 2 + ((byte >> (7 - (this.at & 7))) & 1)
    }
    return value
  }
}

export class EndOfBits extends Error {}
