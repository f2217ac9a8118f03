import type { BatchFailure, BatchProgress, MadeLink } from '../batch-job'
import { type BatchFolder, failureOf, fileNames, type StoredFile } from './batch-folder'
import type { BatchFile } from './batch-output'
import type { StoredBatch } from './batch-store'
import { type ChunkWriter, createChunkWriter } from './chunk-writer'
import type { DrawingPool } from './drawing-pool'
import { createRowStore } from './row-store'
import { chunkSize, type TalliedFault, type WorkRow } from './work-job'

/** Length of the sliding window, short enough that a change of pace shows soon. */
const windowMs = 8000
const leastMs = 700

export type WriterOptions = {
  folder: BatchFolder
  pool: DrawingPool
  createOutput: (file: StoredFile) => BatchFile
  /** The texts of faults for the manifest. */
  describe: (faults: readonly TalliedFault[]) => Promise<readonly string[]>
  onProgress: (progress: BatchProgress) => void
  /** In the order of the rows, see `BatchRow.made`. */
  links?: readonly MadeLink[]
  now?: () => number
}

type WriterOutcome =
  | { ok: true; made: number; verified: number; faults: readonly TalliedFault[] }
  | { ok: false; reason: BatchFailure; faults: readonly TalliedFault[] }

export type BatchWriter = ReturnType<typeof createBatchWriter>

const progressMs = 200

/**
 * Writes a batch from its first row, or from where an earlier run ended, to the closed file. Rows
 * are drawn by several workers at once and written in their order; only what is in progress is in
 * memory.
 */
export function createBatchWriter(batch: StoredBatch, options: WriterOptions) {
  const { folder, pool, links = [], onProgress, now = () => performance.now() } = options
  const { total, output, verify } = batch.header
  const rowsPerChunk = chunkSize(output)
  const rate = createRateMeter(now)
  let state: BatchProgress['state'] = 'running'
  let chunks: ChunkWriter | undefined
  let wake = () => {}
  let reportedAt = Number.NEGATIVE_INFINITY

  function report(isUrgent = false): void {
    if (!chunks || (!isUrgent && now() - reportedAt < progressMs)) return
    reportedAt = now()
    const { next: done, faulty } = chunks.state()
    onProgress({ state, done, total, faulty, ...rate.measure(done, total) })
  }

  async function run(): Promise<WriterOutcome> {
    const files: StoredFile[] = []
    const open = async (name: string) => {
      const file = await folder.open(name)
      files.push(file)
      return file
    }
    try {
      const rows = createRowStore(await open(fileNames.rows), batch.slices)
      chunks = createChunkWriter(batch, {
        rows,
        outputFile: await open(fileNames.output),
        manifest: await open(fileNames.manifest),
        logFile: await open(fileNames.log),
        ...options,
        now,
      })
      report(true)
      await drawAll(rows, chunks)
      state = 'closing'
      report(true)
      const { made } = chunks.state()
      if (!(await chunks.finish())) return fail('nothing-made')
      for (const file of files) file.flush()
      await (await open(fileNames.finished)).flush()
      return { ok: true, made, verified: verify ? made : 0, faults: chunks.faults() }
    } finally {
      for (const file of files) file.close()
    }
  }

  async function drawAll(
    rows: ReturnType<typeof createRowStore>,
    chunks: ChunkWriter,
  ): Promise<void> {
    let next = chunks.state().next
    const pending: { rows: readonly WorkRow[]; results: ReturnType<DrawingPool['draw']> }[] = []
    for (;;) {
      while (state === 'running' && pending.length < pool.room && next < total) {
        const chunk = rows.read(next, rowsPerChunk).map((row, index) => {
          const made = links[next + index]
          return made ? { ...row, made } : row
        })
        const results = pool.draw(chunk)
        // It is awaited in its turn; a rejection before that is not unhandled.
        results.catch(() => {})
        pending.push({ rows: chunk, results })
        next += chunk.length
      }
      const first = pending.shift()
      if (first) {
        await chunks.write(first.rows, await first.results)
        report()
      } else if (next >= total) return
      else await new Promise<void>((resolve) => (wake = resolve))
    }
  }

  function fail(reason: BatchFailure): WriterOutcome {
    const stored = [...batch.faults, ...batch.log.flatMap(({ faults }) => faults)]
    return { ok: false, reason, faults: chunks?.faults() ?? stored }
  }

  return {
    run: () => run().catch((error: unknown) => fail(failureOf(error))),
    pause() {
      if (state !== 'running') return
      state = 'paused'
      report(true)
    },
    resume() {
      if (state !== 'paused') return
      state = 'running'
      rate.restart()
      report(true)
      wake()
    },
  }
}

/** Measures the rate from the times at which work was done. */
function createRateMeter(now: () => number) {
  let samples: { at: number; done: number }[] = []
  return {
    /** Excludes a pause. */
    restart() {
      samples = []
    },
    measure(done: number, total: number) {
      const at = now()
      samples.push({ at, done })
      while (samples.length > 2 && at - (samples[0]?.at ?? at) > windowMs) samples.shift()
      const first = samples[0] ?? { at, done }
      const passedMs = at - first.at
      if (passedMs < leastMs || done === first.done) {
        return { perSecond: null, remainingSeconds: null }
      }
      const perSecond = ((done - first.done) * 1000) / passedMs
      return { perSecond, remainingSeconds: (total - done) / perSecond }
    },
  }
}
