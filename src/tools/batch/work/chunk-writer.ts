import type { StoredFile } from './batch-folder'
import type { BatchFile } from './batch-output'
import type { StoredBatch } from './batch-store'
import type { DrawnOrFault } from './drawn-row'
import { entryNumber } from './entry-number'
import { createManifestWriter } from './manifest'
import type { createRowStore } from './row-store'
import type { TalliedFault, WorkRow } from './work-job'
import { appendLog } from './work-log'

export type ChunkWriter = ReturnType<typeof createChunkWriter>

type ChunkWriterOptions = {
  rows: ReturnType<typeof createRowStore>
  outputFile: StoredFile
  manifest: StoredFile
  logFile: StoredFile
  createOutput: (file: StoredFile) => BatchFile
  /** The texts of faults for the manifest. */
  describe: (faults: readonly TalliedFault[]) => Promise<readonly string[]>
  now: () => number
}

/** Limits how much work a power failure loses; a closed page loses none. */
const flushMs = 1000
const encoder = new TextEncoder()

/** Writes chunks of drawn rows into the files of a batch, from where its log ends. */
export function createChunkWriter(batch: StoredBatch, options: ChunkWriterOptions) {
  const { rows, outputFile, manifest, logFile, createOutput, describe, now } = options
  const { header, log } = batch
  const manifestWriter = createManifestWriter(header)
  const last = log.at(-1)
  const drawFaults: TalliedFault[] = log.flatMap(({ faults }) => faults)
  let loggedFaults = drawFaults.length
  let next = last?.next ?? 0
  let made = last?.made ?? 0
  let flushedAt = now()

  outputFile.truncate(last?.outputBytes ?? 0)
  manifest.truncate(last?.manifestBytes ?? 0)
  const output = createOutput(outputFile)
  for (const entry of log) output.restore(entry.output)
  const appendManifest = (lines: string) => manifest.append(encoder.encode(lines))
  if (!last) appendManifest(manifestWriter.heading())

  // The manifest already contains the planned faults of the rows before.
  const rowBefore = next === 0 ? 0 : (rows.read(next - 1, 1)[0]?.row ?? 0)
  const firstPlanned = batch.faults.findIndex(({ row }) => row >= rowBefore)
  let plannedAt = firstPlanned < 0 ? batch.faults.length : firstPlanned

  /** Lines of the planned faults above a row. */
  function plannedLines(row: number): string {
    let lines = ''
    for (;;) {
      const fault = batch.faults[plannedAt]
      if (!fault || fault.row >= row) return lines
      lines += manifestWriter.fault(fault)
      plannedAt++
    }
  }

  /** @returns the row's line of the manifest */
  async function writeRow(row: WorkRow, result: DrawnOrFault | undefined): Promise<string> {
    if (!result) throw new Error('A row without a result')
    const planned = plannedLines(row.row)
    next++
    if (!result.ok) {
      drawFaults.push(result.fault)
      return planned + manifestWriter.fault(result.fault, row)
    }
    made++
    const number = entryNumber(next, header.total)
    const { name, place } = await output.add(row.name || number, result, row.quantity ?? 1)
    return planned + manifestWriter.code(row, name, result, place)
  }

  function logProgress(): void {
    appendLog(logFile, {
      next,
      made,
      outputBytes: outputFile.size(),
      manifestBytes: manifest.size(),
      faults: drawFaults.slice(loggedFaults),
      output: output.takeLog(),
    })
    loggedFaults = drawFaults.length
  }

  return {
    async write(chunk: readonly WorkRow[], results: readonly DrawnOrFault[]): Promise<void> {
      await describeFaults(results, describe)
      let lines = ''
      for (const [index, row] of chunk.entries()) {
        lines += await writeRow(row, results[index])
        const isLast = index === chunk.length - 1
        if (!isLast && !(output.isWhole() && header.output.kind === 'labels')) continue
        appendManifest(lines)
        lines = ''
        // A run cannot be resumed in the middle of a sheet.
        if (output.isWhole()) logProgress()
      }
      if (now() - flushedAt <= flushMs) return
      for (const file of [outputFile, manifest, logFile]) file.flush()
      flushedAt = now()
    },
    /** @returns false if there is no code to finish */
    async finish(): Promise<boolean> {
      appendManifest(plannedLines(Number.POSITIVE_INFINITY))
      if (made === 0) return false
      await output.finish(manifest)
      return true
    },
    state: () => ({ next, made, faulty: batch.faults.length + drawFaults.length }),
    faults: (): TalliedFault[] =>
      [...batch.faults, ...drawFaults].toSorted((a, b) => a.row - b.row),
  }
}

/** Adds the texts of faults for the manifest. */
async function describeFaults(
  results: readonly DrawnOrFault[],
  describe: ChunkWriterOptions['describe'],
): Promise<void> {
  const faults = results.flatMap((result) => (result.ok ? [] : [result.fault as TalliedFault]))
  if (faults.length === 0) return
  const texts = await describe(faults)
  faults.forEach((fault, index) => {
    const text = texts[index]
    if (text) fault.words = text
  })
}
