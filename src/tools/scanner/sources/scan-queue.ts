import { budgetsMs, type CodeFormat } from '@/qr/decode'
import type { Pixels } from '@/qr/render'
import type { ScanOrigin } from '../scanned-picture'
import { createEntryList, type Entry, isPending, type ScanSnapshot } from './entry-list'
import type { OpenedFile } from './opened-file'
import { raceAbort } from './race-abort'
import { readFrames } from './read-frames'
import { readPages } from './read-pages'
import { type ReadContext, readSheet, reasonOf } from './read-sheet'
import type { ScanDecoder, ScanPlatform } from './scan-platform'

export type ScanQueue = {
  getSnapshot: () => ScanSnapshot
  subscribe: (listen: () => void) => () => void
  /** Applies to pictures that are read from now on. */
  setFormats: (formats: readonly CodeFormat[]) => void
  add: (files: readonly Blob[], origin: ScanOrigin) => void
  /** Aborts everything; the codes found so far remain. */
  cancel: () => void
  /** Scans a picture again with a longer time limit. */
  retry: (id: string) => void
  /** Scans a document again with a password, which is kept until the queue drops it. */
  unlock: (id: string, password: string) => void
  remove: (id: string) => void
  clear: () => void
  /** Draws the pixels that corners refer to again from the file; null if that fails. */
  getPixels: (id: string) => Promise<Pixels | null>
  /** Frees everything; the queue can be used again afterwards. */
  stop: () => void
}

/** Reads pictures one after the other, in the order in which they were added. */
export function createScanQueue(platform: ScanPlatform): ScanQueue {
  const passwords = new WeakMap<Blob, string>()
  const { revokeUrl } = platform
  const openFile = (file: Blob) => platform.openFile(file, { password: passwords.get(file) })
  const list = createEntryList(revokeUrl)
  let formats: readonly CodeFormat[] | undefined
  let decoder: Promise<ScanDecoder> | undefined
  let tasks: { id: string; isRetry: boolean }[] = []
  let running: { file: Blob; controller: AbortController } | undefined

  const getDecoder = () => {
    decoder ??= platform.startDecoder().catch((error: unknown) => {
      // The next picture tries again; the connection may have returned.
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
      const { signal } = controller
      const context: ReadContext = { list, decoder: getDecoder, formats, signal, revokeUrl }
      await readEntry(entry, task.isRetry, context, openFile)
      running = undefined
    }
  }

  function readAgain(id: string, isRetry: boolean): void {
    const picture = list.find(id)?.picture
    if (!picture || isPending(picture.state)) return
    list.change(id, { state: { kind: 'waiting' } })
    tasks.push({ id, isRetry })
    work()
  }

  function drop(isDropped: (entry: Entry) => boolean): void {
    list.drop(isDropped)
    tasks = tasks.filter(({ id }) => list.find(id))
    // The other pages of a document are still read.
    const isWanted = list
      .getAll()
      .some(({ file, picture }) => file === running?.file && isPending(picture.state))
    if (!isWanted) running?.controller.abort()
  }

  return {
    getSnapshot: list.getSnapshot,
    subscribe: list.subscribe,
    setFormats: (changed) => {
      formats = changed
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
        if (isPending(picture.state)) list.fail(picture.id, 'aborted')
      }
    },
    retry: (id) => readAgain(id, true),
    unlock: (id, password) => {
      const entry = list.find(id)
      if (!entry) return
      passwords.set(entry.file, password)
      readAgain(id, false)
    },
    remove: (id) => drop(({ picture }) => picture.id === id),
    clear: () => drop(() => true),
    getPixels: async (id) => {
      const entry = list.find(id)
      return entry ? rereadPixels(entry, { ...platform, openFile }) : null
    },
    stop: () => {
      drop(() => true)
      decoder?.then((started) => started.stop()).catch(() => {})
      decoder = undefined
    },
  }
}

/** Never rejects: a failure becomes the state of the picture. */
async function readEntry(
  entry: Entry,
  isRetry: boolean,
  context: ReadContext,
  openFile: (file: Blob) => Promise<OpenedFile>,
): Promise<void> {
  const { picture, file, sheetIndex } = entry
  const { list, signal } = context
  let opened: OpenedFile | undefined
  try {
    list.change(picture.id, { state: { kind: 'opening' } })
    opened = await raceAbort(openFile(file), signal, (late) => late.close())
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

async function rereadPixels(
  { file, sheetIndex, isFine }: Entry,
  {
    openFile,
    readPixels,
    revokeUrl,
  }: Pick<ScanPlatform, 'readPixels' | 'revokeUrl'> & {
    openFile: (file: Blob) => Promise<OpenedFile>
  },
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
