import { inflateSync } from 'node:zlib'

/**
 * Unpacks the font inside a WOFF 1 file (https://www.w3.org/TR/WOFF/), inflating each table.
 * opentype.js also supports WOFF, but its inflater fails on some of the files.
 */
export function unpackWoff(woff) {
  const tableCount = woff.readUInt16BE(12)
  const header = Buffer.alloc(12 + 16 * tableCount)
  woff.copy(header, 0, 4, 8)
  header.writeUInt16BE(tableCount, 4)
  const parts = [header]
  let offset = header.length
  for (let index = 0; index < tableCount; index++) {
    const entry = 44 + 20 * index
    const [at, packedLength, length] = [4, 8, 12].map((field) => woff.readUInt32BE(entry + field))
    const packed = woff.subarray(at, at + packedLength)
    const data = packedLength < length ? inflateSync(packed) : packed
    const target = 12 + 16 * index
    woff.copy(header, target, entry, entry + 4)
    woff.copy(header, target + 4, entry + 16, entry + 20)
    header.writeUInt32BE(offset, target + 8)
    header.writeUInt32BE(length, target + 12)
    const padding = Buffer.alloc((4 - (length % 4)) % 4)
    parts.push(data, padding)
    offset += length + padding.length
  }
  return Buffer.concat(parts)
}

/** Returns the bytes of one table of an unpacked font, or undefined. */
export function findTable(font, tag) {
  const tableCount = font.readUInt16BE(4)
  for (let index = 0; index < tableCount; index++) {
    const entry = 12 + 16 * index
    if (font.toString('latin1', entry, entry + 4) !== tag) continue
    const at = font.readUInt32BE(entry + 8)
    return font.subarray(at, at + font.readUInt32BE(entry + 12))
  }
}
