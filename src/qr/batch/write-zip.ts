import { crc32 } from '@/qr/render/crc32'
import { deflateTexts } from './deflate-texts'
import { nameEntries } from './name-entries'
import { restForEvents } from './rest-for-events'
import {
  directoryEnd,
  directoryEntry,
  dosTime,
  localHeader,
  type ZipRecord,
  zipMethods,
} from './zip-records'

/** A file: text is compressed, bytes are stored, since pictures are compressed already. */
export type ZipEntry = { name: string } & ({ text: string } | { bytes: Uint8Array })

export type ZipOptions = {
  /** Called after each file with the number written so far. */
  onProgress?: (done: number) => void
  signal?: AbortSignal
  /** Date of all files, by its UTC fields, as ZIP knows no zones; by default the local time. */
  modified?: Date
}

/** What is handed on at once; with one file, all that is held in memory besides the directory. */
const chunkBytes = 64 * 1024
const encoder = new TextEncoder()
/** ZIP64 could say more, but a file is held in memory whole. */
const maxFileBytes = 0xfffffffe

/**
 * An archive as a stream, written as fast as it is read: entries are asked for one by one, and
 * memory stays at one file, a chunk and the directory (some 100 bytes a file) however many there
 * are. Names become safe and different. Beyond 65,534 files or 4 GB it is ZIP64.
 *
 * Aborting makes the stream fail with the signal's reason; cancelling it ends the entries.
 *
 * @throws RangeError (as failure of the stream) for a file of 4 GB
 */
export function writeZip(
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
  options: ZipOptions = {},
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const chunks = zipChunks(entries, options)
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await chunks.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      async cancel() {
        await chunks.return()
      },
    },
    { highWaterMark: 1 },
  )
}

async function* zipChunks(
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
  { onProgress, signal, modified = localTime() }: ZipOptions,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
  const nameEntry = nameEntries()
  const deflateText = deflateTexts()
  const rest = restForEvents()
  const time = dosTime(modified)
  const directory = collectBytes()
  let pending = collectBytes()
  let offset = 0
  let done = 0

  signal?.throwIfAborted()
  for await (const entry of entries) {
    signal?.throwIfAborted()
    const { record, data } = packEntry(entry, nameEntry(entry.name), offset, deflateText)
    directory.add(directoryEntry(record, time))
    const header = localHeader(record, time)
    pending.add(header)
    pending.add(data)
    offset += header.length + data.length
    done++
    onProgress?.(done)
    if (pending.length >= chunkBytes) {
      yield pending.join()
      pending = collectBytes()
    }
    const pause = rest(signal)
    if (pause) await pause
  }
  pending.add(directory.join())
  pending.add(directoryEnd(done, directory.length, offset))
  yield pending.join()
}

function packEntry(
  entry: ZipEntry,
  name: string,
  offset: number,
  deflateText: (text: Uint8Array) => Uint8Array,
): { record: ZipRecord; data: Uint8Array } {
  const isText = 'text' in entry
  const content = isText ? encoder.encode(entry.text) : entry.bytes
  if (content.length > maxFileBytes) throw new RangeError(`Too large for an archive: ${name}`)
  const deflated = isText ? deflateText(content) : content
  const data = deflated.length < content.length ? deflated : content
  return {
    data,
    record: {
      name: encoder.encode(name),
      method: data === content ? zipMethods.stored : zipMethods.deflated,
      crc: crc32(content),
      compressedBytes: data.length,
      bytes: content.length,
      offset,
    },
  }
}

function collectBytes() {
  const parts: Uint8Array[] = []
  return {
    length: 0,
    add(part: Uint8Array) {
      parts.push(part)
      this.length += part.length
    },
    join(): Uint8Array<ArrayBuffer> {
      const bytes = new Uint8Array(this.length)
      let end = 0
      for (const part of parts) {
        bytes.set(part, end)
        end += part.length
      }
      return bytes
    },
  }
}

/** The present time of day here, as UTC fields. */
function localTime(): Date {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000)
}
