import { collectBytes } from './collect-bytes'
import type { PackedEntry } from './pack-entry'
import { directoryEnd, directoryEntry, dosTime, localHeader, type ZipRecord } from './zip-records'

/** A file in the log of an unfinished archive. */
export type LoggedEntry = [
  name: string,
  method: number,
  crc: number,
  compressed: number,
  bytes: number,
]

/** A file before its name; `compressed` is how many bytes of data follow. */
type Listed = Omit<PackedEntry, 'data'> & { compressed: number }

const encoder = new TextEncoder()

/**
 * The headers and the directory of an archive. Memory grows by some 100 bytes a file; the contents
 * of files are not stored.
 *
 * @param modified date of all files, by its UTC fields, as ZIP knows no zones
 */
export function createZipDirectory(modified: Date) {
  const time = dosTime(modified)
  const directory = collectBytes()
  let offset = 0
  let count = 0

  function list(name: string, { method, crc, bytes, compressed }: Listed): ZipRecord {
    const record = {
      name: encoder.encode(name),
      method,
      crc,
      compressedBytes: compressed,
      bytes,
      offset,
    }
    directory.add(directoryEntry(record, time))
    offset += 30 + record.name.length + compressed
    count++
    return record
  }

  return {
    /** The header that goes before a file's data. */
    add(name: string, listed: Listed): Uint8Array {
      return localHeader(list(name, listed), time)
    },
    /** A file that was written before. */
    restore([name, method, crc, compressed, bytes]: LoggedEntry): void {
      list(name, { method, crc, bytes, compressed })
    },
    /** The directory, which follows the last file. */
    end(): Uint8Array<ArrayBuffer> {
      const entries = directory.take()
      const bytes = collectBytes()
      bytes.add(entries)
      bytes.add(directoryEnd(count, entries.length, offset))
      return bytes.take()
    },
  }
}
