import { budgetsMs } from '@/qr/decode/budgets'
import type { CodeFormat } from '@/qr/decode/code-found'
import type { Pixels } from '@/qr/render/pixels'
import type { ScanOrigin } from '../scanned-picture'
import { createEntryList, type Entry, isUnderWay, type ScanSnapshot } from './entry-list'
import type { OpenedFile } from './opened-file'
import { raceAbort } from './race-abort'
import { readFrames } from './read-frames'
import { readPages } from './read-pages'
import { type ReadContext, readSheet, reasonOf } from './read-sheet'
import type { ScanDecoder, ScanPlatform } from './scan-platform'

export type ScanQueue = {
  getSnapshot: () => ScanSnapshot
  subscribe: (listen: () => void) => () => void
  /** Of pictures that are read from now on. */
  setFormats: (formats: readonly CodeFormat[]) => void
  add: (files: readonly Blob[], origin: ScanOrigin) => void
  /** Stops what runs and gives up what waits; what was found stays. */
  cancel: () => void
  /** Once more, longer and by every means. */
  retry: (id: string) => void
  remove: (id: string) => void
  clear: () => void
  /** Those of which corners speak, drawn again from the file; null where that is not possible. */
  getPixels: (id: string) => Promise<Pixels | null>
  /** Frees everything; the queue can be used again afterwards. */
  stop: () => void
}

/** Reads pictures one after the other, in the order in which they came. */
export function createScanQueue(platform: ScanPlatform): ScanQueue {
  const list = createEntryList(platform.revokeUrl)
  let formats: readonly CodeFormat[] | undefined
  let decoder: Promise<ScanDecoder> | undefined
  let tasks: { id: string; isRetry: boolean }[] = []
  let running: { file: Blob; controller: AbortController } | undefined

  const getDecoder = () => {
    decoder ??= platform.startDecoder().catch((error: unknown) => {
      // Perhaps the connection is back by the next picture.
      decoder = undefined
      throw error
    })
    return decoder
  }

  async function work(): Promise<void> {
    if (running) return
    for (let task = tasks.shift(); task; task = tasks.shift()) {
      const entry = list.find(task.id)
      if (!entry) continue
      const controller = new AbortController()
      running = { file: entry.file, controller }
      await read(entry, task.isRetry, controller.signal)
      running = undefined
    }
  }

  /** Never rejects. */
  async function read(entry: Entry, isRetry: boolean, signal: AbortSignal): Promise<void> {
    const { picture, file, sheetIndex } = entry
    const { revokeUrl } = platform
    const context: ReadContext = { list, decoder: getDecoder, formats, signal, revokeUrl }
    let opened: OpenedFile | undefined
    try {
      list.change(picture.id, { state: { kind: 'opening' } })
      opened = await raceAbort(platform.openFile(file), signal, (late) => late.close())
      const isFirst = picture.codes.length === 0
      if (opened.kind === 'frames' && isFirst) {
        await readFrames(entry, opened, context, { isThorough: isRetry })
      } else if (isRetry) {
        const effort = { budgetMs: budgetsMs.long, isFine: true }
        await readSheet(picture.id, opened, sheetIndex, effort, context)
      } else if (opened.count > 1) await readPages(entry, opened, context)
      else await readSheet(picture.id, opened, 0, { budgetMs: budgetsMs.picture }, context)
    } catch (error) {
      list.fail(picture.id, reasonOf(error, signal))
    } finally {
      opened?.close()
    }
  }

  function drop(isDropped: (entry: Entry) => boolean): void {
    list.drop(isDropped)
    tasks = tasks.filter(({ id }) => list.find(id))
    // A document of which other pages are under way goes on without this one.
    const isWanted = list
      .getAll()
      .some(({ file, picture }) => file === running?.file && isUnderWay(picture.state))
    if (!isWanted) running?.controller.abort()
  }

  return {
    getSnapshot: list.getSnapshot,
    subscribe: list.subscribe,
    setFormats: (wanted) => {
      formats = wanted
    },
    add: (files, origin) => {
      const added = files.map((file) => list.create(file, origin))
      list.append(added)
      tasks.push(...added.map(({ picture }) => ({ id: picture.id, isRetry: false })))
      work()
    },
    cancel: () => {
      tasks = []
      running?.controller.abort()
      for (const { picture } of list.getAll()) {
        if (isUnderWay(picture.state)) list.fail(picture.id, 'aborted')
      }
    },
    retry: (id) => {
      const picture = list.find(id)?.picture
      if (!picture || isUnderWay(picture.state)) return
      list.change(id, { state: { kind: 'waiting' } })
      tasks.push({ id, isRetry: true })
      work()
    },
    remove: (id) => drop(({ picture }) => picture.id === id),
    clear: () => drop(() => true),
    getPixels: async (id) => {
      const entry = list.find(id)
      return entry ? readPixelsAgain(entry, platform) : null
    },
    stop: () => {
      drop(() => true)
      decoder?.then((started) => started.stop()).catch(() => {})
      decoder = undefined
    },
  }
}

async function readPixelsAgain(
  { file, sheetIndex, isFine }: Entry,
  { openFile, readPixels, revokeUrl }: ScanPlatform,
): Promise<Pixels | null> {
  let opened: OpenedFile | undefined
  try {
    opened = await openFile(file)
    const { signal } = new AbortController()
    const sheet = await opened.openSheet(sheetIndex, { signal, isFine })
    try {
      return await readPixels(sheet)
    } finally {
      sheet.close()
      revokeUrl(sheet.preview.url)
    }
  } catch {
    return null
  } finally {
    opened?.close()
  }
}
