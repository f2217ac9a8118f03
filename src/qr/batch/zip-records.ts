/** An entry of the directory at the end of an archive. */
export type ZipRecord = {
  name: Uint8Array
  method: number
  crc: number
  compressedBytes: number
  bytes: number
  /** Offset of the local header. */
  offset: number
}

/** Compression methods (APPNOTE.TXT, 4.4.5). */
export const zipMethods = { stored: 0, deflated: 8 } as const

const max16 = 0xffff
const max32 = 0xffffffff
/** Version 2.0 supports deflate, 4.5 supports ZIP64 (4.4.3). */
const plainVersion = 20
const zip64Version = 45
/** The name is UTF-8 (4.4.4, bit 11). */
const utf8Flag = 0x0800
const zip64Extra = { id: 1, bytes: 8 } as const

export type DosTime = { date: number; time: number }

/** MS-DOS date and time (4.4.6) in UTC: a resolution of two seconds, from 1980 to 2107. */
export function dosTime(date: Date): DosTime {
  const year = Math.min(Math.max(date.getUTCFullYear(), 1980), 2107)
  return {
    date: ((year - 1980) << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate(),
    time: (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1),
  }
}

/**
 * Writes the header before a file's data (4.3.7). Sizes are known, so no data descriptor follows.
 */
export function localHeader(record: ZipRecord, modified: DosTime): Uint8Array {
  const writer = new Writer(30 + record.name.length)
  writer.put32(0x04034b50)
  writer.put16(plainVersion)
  putCommon(writer, record, modified, 0)
  writer.bytes.set(record.name, 30)
  return writer.bytes
}

/** Writes a directory entry (4.3.12); an offset above 4 GB goes into a ZIP64 extra field. */
export function directoryEntry(record: ZipRecord, modified: DosTime): Uint8Array {
  const isFar = record.offset >= max32
  const extraBytes = isFar ? 4 + zip64Extra.bytes : 0
  const writer = new Writer(46 + record.name.length + extraBytes)
  const version = isFar ? zip64Version : plainVersion
  writer.put32(0x02014b50)
  writer.put16(version)
  writer.put16(version)
  putCommon(writer, record, modified, extraBytes)
  // No comment, first disk, no attributes.
  writer.skip(10)
  writer.put32(Math.min(record.offset, max32))
  writer.bytes.set(record.name, 46)
  if (isFar) {
    writer.skip(record.name.length)
    writer.put16(zip64Extra.id)
    writer.put16(zip64Extra.bytes)
    writer.put64(record.offset)
  }
  return writer.bytes
}

/** Writes the end of an archive (4.3.16), with ZIP64 records (4.3.14, 4.3.15) if required. */
export function directoryEnd(
  entries: number,
  directoryBytes: number,
  directoryOffset: number,
): Uint8Array {
  const isLarge = entries >= max16 || directoryBytes >= max32 || directoryOffset >= max32
  const writer = new Writer(22 + (isLarge ? 56 + 20 : 0))
  if (isLarge) {
    writer.put32(0x06064b50)
    writer.put64(44)
    writer.put16(zip64Version)
    writer.put16(zip64Version)
    writer.skip(8)
    writer.put64(entries)
    writer.put64(entries)
    writer.put64(directoryBytes)
    writer.put64(directoryOffset)
    // Offset of the record above.
    writer.put32(0x07064b50)
    writer.skip(4)
    writer.put64(directoryOffset + directoryBytes)
    writer.put32(1)
  }
  writer.put32(0x06054b50)
  writer.skip(4)
  writer.put16(Math.min(entries, max16))
  writer.put16(Math.min(entries, max16))
  writer.put32(Math.min(directoryBytes, max32))
  writer.put32(Math.min(directoryOffset, max32))
  return writer.bytes
}

function putCommon(
  writer: Writer,
  { name, method, crc, compressedBytes, bytes }: ZipRecord,
  modified: DosTime,
  extraBytes: number,
) {
  writer.put16(utf8Flag)
  writer.put16(method)
  writer.put16(modified.time)
  writer.put16(modified.date)
  writer.put32(crc)
  writer.put32(compressedBytes)
  writer.put32(bytes)
  writer.put16(name.length)
  writer.put16(extraBytes)
}

/** Writes consecutive little-endian numbers; skipped bytes are zero. */
class Writer {
  readonly bytes: Uint8Array
  private end = 0

  constructor(length: number) {
    this.bytes = new Uint8Array(length)
  }

  skip(count: number) {
    this.end += count
  }

  put16(value: number) {
    this.bytes[this.end++] = value
    this.bytes[this.end++] = value >>> 8
  }

  put32(value: number) {
    this.put16(value)
    this.put16(value >>> 16)
  }

  put64(value: number) {
    this.put32(value)
    this.put32(Math.floor(value / 2 ** 32))
  }
}
