import { collectBytes } from './collect-bytes'
import type { PackedEntry } from './pack-entry'
import { directoryEnd, directoryEntry, dosTime, localHeader, type ZipRecord } from './zip-records'

/** All that an archive that is not finished has to know of a file in it to be gone on with. */
export type KeptEntry = [
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
 * What stands around the files of an archive. Memory grows by some 100 bytes a file; the files
 * themselves pass by.
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
    restore([name, method, crc, compressed, bytes]: KeptEntry): void {
      list(name, { method, crc, bytes, compressed })
    },
    /** What comes after the last file. */
    end(): Uint8Array<ArrayBuffer> {
      const entries = directory.take()
      const bytes = collectBytes()
      bytes.add(entries)
      bytes.add(directoryEnd(count, entries.length, offset))
      return bytes.take()
    },
  }
}
