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

/** A file without its name; `compressed` is the length of its compressed data in bytes. */
type Listed = Omit<PackedEntry, 'data'> & { compressed: number }

const encoder = new TextEncoder()

/**
 * Creates the headers and the directory of an archive. Memory grows by about 100 bytes per file;
 * the contents of files are not stored.
 *
 * @param modified date of all files; its UTC fields are used, because ZIP does not store time
 *   zones
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
    /** Adds a file and returns the header that precedes its data. */
    add(name: string, listed: Listed): Uint8Array {
      return localHeader(list(name, listed), time)
    },
    /** Adds a file that is already written. */
    restore([name, method, crc, compressed, bytes]: LoggedEntry): void {
      list(name, { method, crc, bytes, compressed })
    },
    /** Returns the directory, which follows the last file. */
    end(): Uint8Array<ArrayBuffer> {
      const entries = directory.take()
      const bytes = collectBytes()
      bytes.add(entries)
      bytes.add(directoryEnd(count, entries.length, offset))
      return bytes.take()
    },
  }
}
