import { deflateSync } from 'fflate'
import {
  createZipDirectory,
  type LoggedEntry,
  localTime,
  nameEntries,
  type PackedEntry,
  zipMethods,
} from '@/qr/batch'
import { crc32 } from '@/qr/render'
import type { StoredFile } from './batch-folder'
import type { BatchFile } from './batch-output'

const manifestName = 'manifest.csv'
/** Longer lists are copied into the archive piece by piece, not compressed. */
const maxDeflatedBytes = 16 << 20
const pieceBytes = 1 << 20

/** An archive of files named as they are added, with the manifest as the last of them. */
export function createZipOutput(
  file: StoredFile,
  { ending, startedAt }: { ending: string; startedAt: number },
): BatchFile {
  const nameEntry = nameEntries()
  const directory = createZipDirectory(localTime(startedAt))
  let log: LoggedEntry[] = []

  function write(name: string, packed: PackedEntry): void {
    file.append(directory.add(name, { ...packed, compressed: packed.data.length }))
    file.append(packed.data)
  }

  return {
    async add(wanted, { made }) {
      if (made.kind !== 'file') throw new Error('An archive contains files')
      const { packed } = made
      const name = nameEntry(`${wanted}.${ending}`)
      write(name, packed)
      log.push([name, packed.method, packed.crc, packed.data.length, packed.bytes])
      return { name, place: null }
    },
    isWhole: () => true,
    takeLog() {
      const entries = log
      log = []
      return entries
    },
    restore(entries) {
      for (const entry of entries as LoggedEntry[]) {
        nameEntry(entry[0])
        directory.restore(entry)
      }
    },
    async finish(manifest) {
      const name = nameEntry(manifestName)
      if (manifest.size() <= maxDeflatedBytes) {
        const content = manifest.read(0, manifest.size())
        write(name, {
          method: zipMethods.deflated,
          crc: crc32(content),
          bytes: content.length,
          data: deflateSync(content),
        })
      } else copyStored(name, manifest)
      file.append(directory.end())
    },
  }

  function copyStored(name: string, source: StoredFile): void {
    const bytes = source.size()
    let crc = 0
    for (let at = 0; at < bytes; at += pieceBytes) {
      crc = crc32(source.read(at, at + pieceBytes), crc)
    }
    const { stored: method } = zipMethods
    file.append(directory.add(name, { method, crc, bytes, compressed: bytes }))
    for (let at = 0; at < bytes; at += pieceBytes) file.append(source.read(at, at + pieceBytes))
  }
}
