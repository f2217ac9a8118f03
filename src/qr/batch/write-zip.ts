import { collectBytes } from './collect-bytes'
import { deflateTexts } from './deflate-texts'
import { localTime } from './local-time'
import { nameEntries } from './name-entries'
import { type EntryContent, packEntry } from './pack-entry'
import { restForEvents } from './rest-for-events'
import { createZipDirectory } from './zip-directory'

export type ZipEntry = { name: string } & EntryContent

export type ZipOptions = {
  /** Called after each file with the number written so far. */
  onProgress?: (done: number) => void
  signal?: AbortSignal
  /** Date of all files, by its UTC fields, as ZIP knows no zones; by default the local time. */
  modified?: Date
}

/** What is handed on at once; with one file, all that is held in memory besides the directory. */
const chunkBytes = 64 * 1024

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
  const directory = createZipDirectory(modified)
  const pending = collectBytes()
  let done = 0

  signal?.throwIfAborted()
  for await (const entry of entries) {
    signal?.throwIfAborted()
    const packed = packEntry(entry, deflateText)
    pending.add(directory.add(nameEntry(entry.name), { ...packed, compressed: packed.data.length }))
    pending.add(packed.data)
    done++
    onProgress?.(done)
    if (pending.length >= chunkBytes) yield pending.take()
    const pause = rest(signal)
    if (pause) await pause
  }
  pending.add(directory.end())
  yield pending.take()
}
