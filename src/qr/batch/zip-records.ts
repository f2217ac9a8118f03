/** A file in an archive, as the directory at its end lists it. */
export type ZipRecord = {
  name: Uint8Array
  method: number
  crc: number
  compressedBytes: number
  bytes: number
  /** Where its local header begins. */
  offset: number
}

/** Compression methods (APPNOTE.TXT, 4.4.5). */
export const zipMethods = { stored: 0, deflated: 8 } as const

const max16 = 0xffff
const max32 = 0xffffffff
/** Version 2.0 knows deflate, 4.5 ZIP64 (4.4.3). */
const plainVersion = 20
const zip64Version = 45
/** The name is UTF-8 (4.4.4, bit 11). */
const utf8Flag = 0x0800
const zip64Extra = { id: 1, bytes: 8 } as const

export type DosTime = { date: number; time: number }

/** Date and time in the format of MS-DOS (4.4.6), to two seconds, from 1980 to 2107, in UTC. */
export function dosTime(date: Date): DosTime {
  const year = Math.min(Math.max(date.getUTCFullYear(), 1980), 2107)
  return {
    date: ((year - 1980) << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate(),
    time: (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1),
  }
}

/** What stands before a file's data (4.3.7). Sizes are known, so none follow it. */
export function localHeader(record: ZipRecord, modified: DosTime): Uint8Array {
  const { bytes, put16, put32 } = writer(30 + record.name.length)
  put32(0x04034b50)
  put16(plainVersion)
  putCommon(record, modified, 0, { put16, put32 })
  bytes.set(record.name, 30)
  return bytes
}

/** A file's line in the directory (4.3.12); an offset beyond 4 GB stands in a ZIP64 extra field. */
export function directoryEntry(record: ZipRecord, modified: DosTime): Uint8Array {
  const isFar = record.offset >= max32
  const extraBytes = isFar ? 4 + zip64Extra.bytes : 0
  const { bytes, put16, put32, put64, skip } = writer(46 + record.name.length + extraBytes)
  const version = isFar ? zip64Version : plainVersion
  put32(0x02014b50)
  put16(version)
  put16(version)
  putCommon(record, modified, extraBytes, { put16, put32 })
  // No comment, first disk, no attributes.
  skip(10)
  put32(Math.min(record.offset, max32))
  bytes.set(record.name, 46)
  if (isFar) {
    skip(record.name.length)
    put16(zip64Extra.id)
    put16(zip64Extra.bytes)
    put64(record.offset)
  }
  return bytes
}

/** The end of an archive (4.3.16), with the records of ZIP64 (4.3.14, 4.3.15) where needed. */
export function directoryEnd(
  entries: number,
  directoryBytes: number,
  directoryOffset: number,
): Uint8Array {
  const isLarge = entries >= max16 || directoryBytes >= max32 || directoryOffset >= max32
  const { bytes, put16, put32, put64, skip } = writer(22 + (isLarge ? 56 + 20 : 0))
  if (isLarge) {
    put32(0x06064b50)
    put64(44)
    put16(zip64Version)
    put16(zip64Version)
    skip(8)
    put64(entries)
    put64(entries)
    put64(directoryBytes)
    put64(directoryOffset)
    // Where the record just written begins.
    put32(0x07064b50)
    skip(4)
    put64(directoryOffset + directoryBytes)
    put32(1)
  }
  put32(0x06054b50)
  skip(4)
  put16(Math.min(entries, max16))
  put16(Math.min(entries, max16))
  put32(Math.min(directoryBytes, max32))
  put32(Math.min(directoryOffset, max32))
  return bytes
}

type Put = (value: number) => void

function putCommon(
  { name, method, crc, compressedBytes, bytes }: ZipRecord,
  modified: DosTime,
  extraBytes: number,
  { put16, put32 }: { put16: Put; put32: Put },
) {
  put16(utf8Flag)
  put16(method)
  put16(modified.time)
  put16(modified.date)
  put32(crc)
  put32(compressedBytes)
  put32(bytes)
  put16(name.length)
  put16(extraBytes)
}

/** Numbers one after the other, lowest byte first; what is skipped is zero. */
function writer(length: number) {
  const bytes = new Uint8Array(length)
  const view = new DataView(bytes.buffer)
  let end = 0
  const skip = (count: number) => {
    end += count
    return end - count
  }
  return {
    bytes,
    skip,
    put16: (value: number) => view.setUint16(skip(2), value, true),
    put32: (value: number) => view.setUint32(skip(4), value, true),
    put64: (value: number) => view.setBigUint64(skip(8), BigInt(value), true),
  }
}
