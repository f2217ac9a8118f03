/**
 * Four consecutive tables of 256: the CRC of a byte followed by 0 to 3 zero bytes, so that four
 * bytes are processed at once (M. Kounavis and F. Berry, “slicing-by-4”).
 */
const tables = new Int32Array(4 * 256)
for (let index = 0; index < tables.length; index++) {
  let value = index
  if (index < 256) {
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  } else {
    const before = tables[index - 256] as number
    value = (tables[before & 0xff] as number) ^ (before >>> 8)
  }
  tables[index] = value
}

/**
 * CRC-32 of PNG and ZIP (PNG specification, annex D; APPNOTE.TXT, 4.4.7).
 *
 * @param before CRC of the preceding bytes, for data in several chunks
 */
export function crc32(bytes: Uint8Array, before = 0): number {
  let crc = ~before
  let at = 0
  for (const end = bytes.length & ~3; at < end; at += 4) {
    crc ^=
      (bytes[at] as number) |
      ((bytes[at + 1] as number) << 8) |
      ((bytes[at + 2] as number) << 16) |
      ((bytes[at + 3] as number) << 24)
    crc =
      (tables[768 + (crc & 0xff)] as number) ^
      (tables[512 + ((crc >>> 8) & 0xff)] as number) ^
      (tables[256 + ((crc >>> 16) & 0xff)] as number) ^
      (tables[crc >>> 24] as number)
  }
  for (; at < bytes.length; at++) {
    crc = (tables[(crc ^ (bytes[at] as number)) & 0xff] as number) ^ (crc >>> 8)
  }
  return ~crc >>> 0
}
