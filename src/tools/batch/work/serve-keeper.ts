import { maxBulkDesignBytes } from '@/codes/creation-limits'
import type { Problem } from '@/codes/problem'
import type { Pixels } from '@/qr/render/pixels'
import type { Scene } from '@/qr/render/scene'
import type { MadeLink } from '../batch-job'
import { type BatchFolder, fileNames, type StoredFile } from './batch-folder'
import type { BatchFile } from './batch-output'
import { type Crew, createCrew } from './crew'
import { type KeptBatch, keepBatch } from './keep-batch'
import type { KeeperAnswer, KeeperOrder } from './keeper-protocol'
import { createLabelOutput } from './label-output'
import { openLinkStore } from './link-store'
import { createRowStore, type RowSlice } from './row-store'
import { type JobHeader, outputEnding, type TalliedFault, type WorkRow } from './work-job'
import { readLog } from './work-log'
import { createZipOutput } from './zip-output'

type Door = {
  postMessage: (message: KeeperAnswer) => void
  addEventListener: (type: 'message', listen: (event: MessageEvent<KeeperOrder>) => void) => void
}

type KeeperTools = {
  /** Sees to it that no other tab takes the batch for one that was left. */
  hold: (id: string) => void
  openFolder: (id: string) => Promise<BatchFolder>
  loadPictures: (scene: Scene) => Promise<ReadonlyMap<string, Pixels>>
}

type KeptHeader = JobHeader & { slices: readonly RowSlice[] }
/** A new job while it arrives. */
type Opened = {
  header: JobHeader
  folder: BatchFolder
  rowFile: StoredFile
  rows: ReturnType<typeof createRowStore>
  faults: TalliedFault[]
}

const faultsAtOnce = 1000
/** A batch that goes on later counts on from a multiple of this, so it depends on the header only. */
const mostLinksAtOnce = 250
type Linking = { ok: true; made: readonly MadeLink[] } | { ok: false; problem: Problem | null }
const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** The side of the worker that owns a batch's files. */
export function serveKeeper(door: Door, { hold, openFolder, loadPictures }: KeeperTools): void {
  const described = new Map<number, (words: readonly string[]) => void>()
  let answerLink: (linking: Linking) => void = () => {}
  let opened: Opened | undefined
  let crew: Crew | undefined
  let control: ReturnType<typeof keepBatch> | undefined
  let lastId = 0
  let last: Promise<unknown> = Promise.resolve()
  /** Until all of it has arrived there is nothing to go on with. */
  let isLasting = false

  door.addEventListener('message', ({ data }) => {
    switch (data.kind) {
      case 'pause':
        return control?.pause()
      case 'resume':
        return control?.resume()
      case 'replace':
        return crew?.replace(data.index, data.port)
      case 'described':
        described.get(data.id)?.(data.words)
        described.delete(data.id)
        return
      case 'linked':
        return answerLink({ ok: true, made: data.made })
      case 'notLinked':
        return answerLink({ ok: false, problem: data.problem })
      case 'drawnPicture':
        return
      default:
        last = last.then(() => take(data)).catch(failAt)
    }
  })

  const failAt = (error: unknown) => {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError'
    const reason = isFull ? 'storage-full' : 'worker-failed'
    door.postMessage({ kind: 'failed', reason, isLasting })
  }

  type Arriving = Extract<KeeperOrder, { kind: 'open' | 'rows' | 'faults' | 'start' | 'goOn' }>

  async function take(order: Arriving): Promise<void> {
    if (order.kind === 'open') {
      opened = await open(order.header)
    } else if (order.kind === 'rows') opened?.rows.add(order.rows)
    else if (order.kind === 'faults') opened?.faults.push(...order.faults)
    else if (order.kind === 'start') {
      if (!opened) throw new Error('Nothing to start')
      await run(opened.folder, await close(opened), order)
    } else {
      isLasting = true
      hold(order.id)
      const folder = await openFolder(order.id)
      if (!folder.isLasting) throw new Error('Nothing is kept here')
      await run(folder, await reopen(folder), order)
    }
  }

  async function open(header: JobHeader): Promise<Opened> {
    hold(header.id)
    const folder = await openFolder(header.id)
    const rowFile = await folder.open(fileNames.rows)
    return { header, folder, rowFile, rows: createRowStore(rowFile), faults: [] }
  }

  /** Only once all is there, the batch counts as one that can be gone on with. */
  async function close({ folder, header, rowFile, rows, faults }: Opened): Promise<KeptBatch> {
    rowFile.flush()
    rowFile.close()
    await write(folder, fileNames.faults, faults)
    const kept: KeptHeader = { ...header, slices: rows.slices() }
    await write(folder, fileNames.header, kept)
    isLasting = folder.isLasting
    return { header, slices: rows.slices(), faults, log: [] }
  }

  async function reopen(folder: BatchFolder): Promise<KeptBatch> {
    const { slices, ...header } = (await read(folder, fileNames.header)) as KeptHeader
    const faults = (await read(folder, fileNames.faults)) as TalliedFault[]
    const [output, manifest] = [await sizeOf(folder, 'output'), await sizeOf(folder, 'manifest')]
    const file = await folder.open(fileNames.log)
    const log = readLog(decoder.decode(file.read(0, file.size())), { output, manifest })
    rewind(file, log.length)
    file.close()
    return { header, slices, faults, log }
  }

  async function run(
    folder: BatchFolder,
    batch: KeptBatch,
    { crew: ports, wasmUrl }: { crew: readonly MessagePort[]; wasmUrl: string },
  ): Promise<void> {
    const { header } = batch
    const linking = header.dynamic && (await link(folder, batch))
    if (linking && !linking.ok) {
      const { problem } = linking
      door.postMessage({ kind: 'failed', reason: 'no-links', isLasting, problem })
      return
    }
    crew = createCrew(ports, {
      header,
      wasmUrl,
      onSilence: (index) => door.postMessage({ kind: 'silent', index }),
    })
    control = keepBatch(linking ? { ...batch, complete: complete(linking.made) } : batch, {
      folder,
      crew,
      createOutput: (file) => createOutput(file, header),
      describe,
      onProgress: (progress) => door.postMessage({ kind: 'progress', progress }),
    })
    const outcome = await control.run()
    for (let at = 0; at < outcome.faults.length; at += faultsAtOnce) {
      const faults = outcome.faults.slice(at, at + faultsAtOnce)
      door.postMessage({ kind: 'faults', faults })
    }
    if (!outcome.ok) {
      door.postMessage({ kind: 'failed', reason: outcome.reason, isLasting })
      return
    }
    const { made, verified } = outcome
    const type = header.output.kind === 'labels' ? 'application/pdf' : 'application/zip'
    const file = folder.toBlob(fileNames.output, type)
    const manifest = folder.toBlob(fileNames.manifest, 'text/csv')
    door.postMessage({ kind: 'done', made, verified, header, file, manifest })
  }

  /** Has the server make a code of each row that has none yet. */
  async function link(folder: BatchFolder, { header, slices }: KeptBatch): Promise<Linking> {
    const rowFile = await folder.open(fileNames.rows)
    const linkFile = await folder.open(fileNames.links)
    try {
      const store = openLinkStore(linkFile)
      const rows = createRowStore(rowFile, slices)
      const linksAtOnce = countLinksAtOnce(header)
      for (;;) {
        const done = store.made().length
        tellLinks(done, header.total)
        const some = rows.read(done, linksAtOnce)
        if (some.length === 0) return { ok: true, made: store.made() }
        const linking = await askForLinks(`${header.id}:${done}`, header, some)
        if (!linking.ok) return linking
        store.add(linking.made)
      }
    } finally {
      rowFile.close()
      linkFile.close()
    }
  }

  function tellLinks(done: number, total: number): void {
    const unknown = { faulty: 0, perSecond: null, remainingSeconds: null }
    door.postMessage({ kind: 'progress', progress: { state: 'linking', done, total, ...unknown } })
  }

  function askForLinks(key: string, header: JobHeader, rows: readonly WorkRow[]): Promise<Linking> {
    return new Promise((resolve) => {
      answerLink = resolve
      door.postMessage({ kind: 'link', key, header, rows })
    })
  }

  function createOutput(file: StoredFile, header: JobHeader): BatchFile {
    const { output, name: title, startedAt } = header
    if (output.kind === 'files') {
      return createZipOutput(file, { ending: output.format, startedAt })
    }
    const fileName = `${title}.${outputEnding(output)}`
    return createLabelOutput(file, { output, title, fileName, loadPictures })
  }

  function describe(faults: readonly TalliedFault[]): Promise<readonly string[]> {
    const id = ++lastId
    return new Promise((resolve) => {
      described.set(id, resolve)
      door.postMessage({ kind: 'describe', id, faults })
    })
  }
}

/** The server stores a copy of the style with each code, and limits their total for a request. */
function countLinksAtOnce({ design }: JobHeader): number {
  const designBytes = JSON.stringify(design).length
  return Math.max(1, Math.min(mostLinksAtOnce, Math.floor(maxBulkDesignBytes / designBytes)))
}

/** Links are in the order of the rows, but rows are asked for by their number. */
function complete(made: readonly MadeLink[]): (row: WorkRow, index: number) => WorkRow {
  return (row, index) => {
    const own = made[index]
    return own ? { ...row, made: own } : row
  }
}

async function write(folder: BatchFolder, name: string, content: unknown): Promise<void> {
  const file = await folder.open(name)
  file.truncate(0)
  file.append(encoder.encode(JSON.stringify(content)))
  file.flush()
  file.close()
}

async function read(folder: BatchFolder, name: string): Promise<unknown> {
  const file = await folder.open(name)
  const text = decoder.decode(file.read(0, file.size()))
  file.close()
  return JSON.parse(text)
}

async function sizeOf(folder: BatchFolder, name: 'output' | 'manifest'): Promise<number> {
  const file = await folder.open(fileNames[name])
  const size = file.size()
  file.close()
  return size
}

/** Cuts off what does not hold, so that what is added stands behind what does. */
function rewind(file: StoredFile, lines: number): void {
  const bytes = file.read(0, file.size())
  let end = 0
  for (let line = 0; line < lines; line++) end = bytes.indexOf(0x0a, end) + 1
  file.truncate(end)
}
