import type { Problem } from '@/codes'
import type { PdfX, Pixels, Scene } from '@/qr/render'
import type { BatchFailure, BatchProgress } from '../batch-job'
import { type BatchFolder, failureOf, fileNames, type StoredFile } from './batch-folder'
import type { BatchFile } from './batch-output'
import {
  type ArrivingBatch,
  openBatch,
  readBatch,
  type StoredBatch,
  storeBatch,
} from './batch-store'
import type { DrawPicture } from './draw-picture-pixels'
import { createDrawingPool, type DrawingPool } from './drawing-pool'
import { createLabelOutput, type LabelOutputOptions } from './label-output'
import { type LinkRequest, type LinkResult, linkRows } from './link-rows'
import { type JobHeader, outputEnding, type TalliedFault, type WorkRow } from './work-job'
import { type BatchWriter, createBatchWriter } from './write-batch'
import { createZipOutput } from './zip-output'

/** Functions of the page that the worker of a batch calls. */
export type PageApi = {
  onProgress: (progress: BatchProgress) => void
  /** A drawing worker does not respond and must be replaced. */
  onSilence: (index: number) => void
  /** The texts of faults for the manifest. */
  describe: (faults: readonly TalliedFault[]) => Promise<readonly string[]>
  makeLinks: (request: LinkRequest) => Promise<LinkResult>
  drawPicture: DrawPicture
  /** All faults at the end, in pieces. */
  addFaults: (faults: readonly TalliedFault[]) => Promise<void>
}

/** The files are null if they are on the disk, where the page opens them itself. */
export type BatchEnding =
  | {
      kind: 'done'
      made: number
      verified: number
      header: JobHeader
      file: Blob | null
      manifest: Blob | null
    }
  | { kind: 'failed'; reason: BatchFailure; isLasting: boolean; problem?: Problem | null }

/** `ports` lead to the drawing workers. */
type Drawing = { ports: readonly MessagePort[]; wasmUrl: string }

type BatchTools = {
  /** Prevents other tabs from offering to resume the batch. */
  hold: (id: string) => void
  openFolder: (id: string) => Promise<BatchFolder>
  createPictureLoader: (
    drawPicture: DrawPicture,
  ) => (scene: Scene) => Promise<ReadonlyMap<string, Pixels>>
  loadPdfX: () => Promise<PdfX>
}

export type BatchApi = ReturnType<typeof createBatchApi>

const faultsPerMessage = 1000

/**
 * API of the worker that owns the files of a batch. A new batch arrives in pieces, so that the page
 * is never blocked for long: `open`, `addRows` and `addFaults`, then `start`.
 */
export function createBatchApi({ hold, openFolder, createPictureLoader, loadPdfX }: BatchTools) {
  let arriving: ArrivingBatch | undefined
  let pool: DrawingPool | undefined
  let writer: BatchWriter | undefined
  /** Until all of it has arrived a batch cannot be resumed. */
  let isLasting = false

  async function run(
    folder: BatchFolder,
    batch: StoredBatch,
    { ports, wasmUrl }: Drawing,
    page: PageApi,
  ): Promise<BatchEnding> {
    const { header } = batch
    const links = header.dynamic ? await linkRows(folder, batch, page) : null
    if (links && !links.ok) {
      return { kind: 'failed', reason: 'no-links', isLasting, problem: links.problem }
    }
    pool = createDrawingPool(ports, { header, wasmUrl, onSilence: page.onSilence })
    writer = createBatchWriter(batch, {
      folder,
      pool,
      createOutput: (file) =>
        createOutput(file, header, {
          loadPictures: createPictureLoader(page.drawPicture),
          loadPdfX,
        }),
      describe: page.describe,
      onProgress: page.onProgress,
      ...(links && { links: links.made }),
    })
    const outcome = await writer.run()
    for (let at = 0; at < outcome.faults.length; at += faultsPerMessage) {
      await page.addFaults(outcome.faults.slice(at, at + faultsPerMessage))
    }
    if (!outcome.ok) return { kind: 'failed', reason: outcome.reason, isLasting }
    const { made, verified } = outcome
    const type = header.output.kind === 'labels' ? 'application/pdf' : 'application/zip'
    const file = folder.toBlob(fileNames.output, type)
    const manifest = folder.toBlob(fileNames.manifest, 'text/csv')
    return { kind: 'done', made, verified, header, file, manifest }
  }

  const failed = (error: unknown): BatchEnding => ({
    kind: 'failed',
    reason: failureOf(error),
    isLasting,
  })

  async function startArrived(drawing: Drawing, page: PageApi): Promise<BatchEnding> {
    if (!arriving) throw new Error('Nothing to start')
    const { folder } = arriving
    const batch = await storeBatch(arriving)
    isLasting = folder.isLasting
    return run(folder, batch, drawing, page)
  }

  async function startStored(id: string, drawing: Drawing, page: PageApi): Promise<BatchEnding> {
    isLasting = true
    hold(id)
    const folder = await openFolder(id)
    if (!folder.isLasting) throw new Error('Nothing is stored here')
    return run(folder, await readBatch(folder), drawing, page)
  }

  return {
    async open(header: JobHeader): Promise<void> {
      hold(header.id)
      arriving = await openBatch(await openFolder(header.id), header)
    },
    addRows: async (rows: readonly WorkRow[]) => arriving?.rows.add(rows),
    async addFaults(faults: readonly TalliedFault[]): Promise<void> {
      arriving?.faults.push(...faults)
    },
    start: (drawing: Drawing, page: PageApi) => startArrived(drawing, page).catch(failed),
    /** Resumes a batch that was interrupted. */
    startStored: (id: string, drawing: Drawing, page: PageApi) =>
      startStored(id, drawing, page).catch(failed),
    pause: async () => writer?.pause(),
    resume: async () => writer?.resume(),
    replace: async (index: number, port: MessagePort) => pool?.replace(index, port),
  }
}

function createOutput(
  file: StoredFile,
  { output, name: title, startedAt }: JobHeader,
  tools: Pick<LabelOutputOptions, 'loadPictures' | 'loadPdfX'>,
): BatchFile {
  if (output.kind === 'files') {
    return createZipOutput(file, { ending: output.format, startedAt })
  }
  const fileName = `${title}.${outputEnding(output)}`
  return createLabelOutput(file, { output, title, fileName, startedAt, ...tools })
}
