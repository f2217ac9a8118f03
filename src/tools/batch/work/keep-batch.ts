import type { BatchFailure, BatchProgress } from '../batch-job'
import { type BatchFolder, fileNames, type StoredFile } from './batch-folder'
import type { BatchFile } from './batch-output'
import type { Crew } from './crew'
import { createManifestWriter } from './manifest'
import { createRateMeter } from './measure-rate'
import { createRowStore, type RowSlice } from './row-store'
import { chunkSize, type JobHeader, type TalliedFault, type WorkRow } from './work-job'
import { appendLog, type LogEntry } from './work-log'

export type KeptBatch = {
  header: JobHeader
  slices: readonly RowSlice[]
  /** Those found before, in the order of their rows. */
  faults: readonly TalliedFault[]
  /** Adds to a row what was made of it before, see `BatchRow.made`. */
  complete?: (row: WorkRow, index: number) => WorkRow
  /** What an earlier run has done of it. */
  log: readonly LogEntry[]
}

export type KeeperOptions = {
  folder: BatchFolder
  crew: Crew
  createOutput: (file: StoredFile) => BatchFile
  /** The words of faults for the manifest. */
  describe: (faults: readonly TalliedFault[]) => Promise<readonly string[]>
  onProgress: (progress: BatchProgress) => void
  now?: () => number
}

export type KeptOutcome =
  | { ok: true; made: number; verified: number; faults: readonly TalliedFault[] }
  | { ok: false; reason: BatchFailure; faults: readonly TalliedFault[] }

const progressMs = 200
/** How much work may be lost when the power fails; a page that dies loses none. */
const flushMs = 1000
const encoder = new TextEncoder()

/**
 * Makes a batch from its first row, or from where an earlier run has left it, to the closed file.
 * Rows are drawn by several workers at once and written in their order; only what is under way is
 * in memory.
 */
export function keepBatch(batch: KeptBatch, options: KeeperOptions) {
  const {
    folder,
    crew,
    createOutput,
    describe,
    onProgress,
    now = () => performance.now(),
  } = options
  const { header, log, complete = (row) => row } = batch
  const { total, verify } = header
  const last = log.at(-1)
  const manifestWriter = createManifestWriter(header)
  const rate = createRateMeter(now)
  const numberWidth = String(total).length
  const rowsAtOnce = chunkSize(header.output)

  const foundFaults: TalliedFault[] = log.flatMap(({ faults }) => faults)
  let state: BatchProgress['state'] = 'running'
  let next = last?.next ?? 0
  let made = last?.made ?? 0
  let loggedFaults = foundFaults.length
  let plannedAt = 0
  let wake = () => {}
  let toldAt = Number.NEGATIVE_INFINITY
  let flushedAt = now()

  function tell(isUrgent = false): void {
    if (!isUrgent && now() - toldAt < progressMs) return
    toldAt = now()
    const faulty = batch.faults.length + foundFaults.length
    onProgress({ state, done: next, total, faulty, ...rate.measure(next, total) })
  }

  async function run(): Promise<KeptOutcome> {
    const files: StoredFile[] = []
    const open = async (name: string) => {
      const file = await folder.open(name)
      files.push(file)
      return file
    }
    try {
      const rows = createRowStore(await open(fileNames.rows), batch.slices)
      const outputFile = await open(fileNames.output)
      const manifest = await open(fileNames.manifest)
      const logFile = await open(fileNames.log)
      outputFile.truncate(last?.outputBytes ?? 0)
      manifest.truncate(last?.manifestBytes ?? 0)
      const output = createOutput(outputFile)
      for (const entry of log) output.restore(entry.output)
      if (!last) manifest.append(encoder.encode(manifestWriter.heading()))
      tell(true)

      await drawAll({ rows, output, outputFile, manifest, logFile })
      state = 'closing'
      tell(true)
      manifest.append(encoder.encode(plannedLines(Number.POSITIVE_INFINITY)))
      if (made === 0) return fail('nothing-made')
      await output.finish(manifest)
      for (const file of files) file.flush()
      await (await open(fileNames.finished)).flush()
      return { ok: true, made, verified: verify ? made : 0, faults: allFaults() }
    } finally {
      for (const file of files) file.close()
    }
  }

  type Files = {
    rows: ReturnType<typeof createRowStore>
    output: BatchFile
    outputFile: StoredFile
    manifest: StoredFile
    logFile: StoredFile
  }

  async function drawAll(files: Files): Promise<void> {
    let asked = next
    // Faults of rows that the manifest already has.
    plannedAt = countPlannedBefore(rowNumberBefore(files))
    const underWay: { rows: readonly WorkRow[]; results: ReturnType<Crew['draw']> }[] = []
    for (;;) {
      while (state === 'running' && underWay.length < crew.room && asked < total) {
        const from = asked
        const read = files.rows.read(from, rowsAtOnce)
        const rows = read.map((row, index) => complete(row, from + index))
        const results = crew.draw(rows)
        // It is awaited in its turn; until then no one may be listening.
        results.catch(() => {})
        underWay.push({ rows, results })
        asked += rows.length
      }
      const first = underWay.shift()
      if (first) await writeChunk(first.rows, await first.results, files)
      else if (asked >= total) return
      else await new Promise<void>((resolve) => (wake = resolve))
    }
  }

  async function writeChunk(
    rows: readonly WorkRow[],
    results: Awaited<ReturnType<Crew['draw']>>,
    { output, outputFile, manifest, logFile }: Files,
  ): Promise<void> {
    const faults = results.flatMap((result) => (result.ok ? [] : [result.fault as TalliedFault]))
    if (faults.length > 0) {
      const words = await describe(faults)
      faults.forEach((fault, index) => {
        const said = words[index]
        if (said) fault.words = said
      })
    }
    let lines = ''
    for (const [index, row] of rows.entries()) {
      const result = results[index]
      if (!result) throw new Error('A row without a result')
      lines += plannedLines(row.row)
      if (result.ok) {
        const number = String(next + 1).padStart(numberWidth, '0')
        const { name, place } = await output.add(row.name || number, result)
        lines += manifestWriter.code(row, name, result, place)
        made++
      } else {
        foundFaults.push(result.fault)
        lines += manifestWriter.fault(result.fault, row)
      }
      next++
      const isLast = index === rows.length - 1
      if (!isLast && !(output.isWhole() && header.output.kind === 'labels')) continue
      manifest.append(encoder.encode(lines))
      lines = ''
      // In the middle of a sheet there is nothing to go on from.
      if (!output.isWhole()) continue
      appendLog(logFile, {
        next,
        made,
        outputBytes: outputFile.size(),
        manifestBytes: manifest.size(),
        faults: foundFaults.slice(loggedFaults),
        output: output.takeLog(),
      })
      loggedFaults = foundFaults.length
    }
    if (now() - flushedAt > flushMs) {
      for (const file of [outputFile, manifest, logFile]) file.flush()
      flushedAt = now()
    }
    tell()
  }

  /** Faults found before, of rows above this one. */
  function plannedLines(row: number): string {
    let lines = ''
    for (;;) {
      const fault = batch.faults[plannedAt]
      if (!fault || fault.row >= row) return lines
      lines += manifestWriter.fault(fault)
      plannedAt++
    }
  }

  function rowNumberBefore({ rows }: Files): number {
    return next === 0 ? 0 : (rows.read(next - 1, 1)[0]?.row ?? 0)
  }

  function countPlannedBefore(row: number): number {
    const first = batch.faults.findIndex((fault) => fault.row >= row)
    return first < 0 ? batch.faults.length : first
  }

  function allFaults(): TalliedFault[] {
    return [...batch.faults, ...foundFaults].toSorted((a, b) => a.row - b.row)
  }

  function fail(reason: BatchFailure): KeptOutcome {
    return { ok: false, reason, faults: allFaults() }
  }

  return {
    run: () =>
      run().catch((error: unknown) => fail(isFull(error) ? 'storage-full' : 'worker-failed')),
    pause() {
      if (state !== 'running') return
      state = 'paused'
      tell(true)
    },
    resume() {
      if (state !== 'paused') return
      state = 'running'
      rate.restart()
      tell(true)
      wake()
    },
  }
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError'
}
