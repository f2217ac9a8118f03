import { type BatchFolder, fileNames, type StoredFile } from './batch-folder'
import { createRowStore, type RowSlice } from './row-store'
import type { JobHeader, TalliedFault } from './work-job'
import { type LogEntry, readLog } from './work-log'

export type StoredBatch = {
  header: JobHeader
  slices: readonly RowSlice[]
  /** Faults of the plan, in the order of their rows. */
  faults: readonly TalliedFault[]
  /** Log of an earlier run. */
  log: readonly LogEntry[]
}

type StoredHeader = JobHeader & { slices: readonly RowSlice[] }

/** A new batch while its rows arrive. */
export type ArrivingBatch = {
  header: JobHeader
  folder: BatchFolder
  rowFile: StoredFile
  rows: ReturnType<typeof createRowStore>
  faults: TalliedFault[]
}

const encoder = new TextEncoder()
const decoder = new TextDecoder()

export async function openBatch(folder: BatchFolder, header: JobHeader): Promise<ArrivingBatch> {
  const rowFile = await folder.open(fileNames.rows)
  return { header, folder, rowFile, rows: createRowStore(rowFile), faults: [] }
}

/** A batch can be resumed only from here on, since its header is stored last. */
export async function storeBatch(arriving: ArrivingBatch): Promise<StoredBatch> {
  const { folder, header, rowFile, rows, faults } = arriving
  rowFile.flush()
  rowFile.close()
  await write(folder, fileNames.faults, faults)
  const stored: StoredHeader = { ...header, slices: rows.slices() }
  await write(folder, fileNames.header, stored)
  return { header, slices: rows.slices(), faults, log: [] }
}

/** A batch that was interrupted. */
export async function readBatch(folder: BatchFolder): Promise<StoredBatch> {
  const { slices, ...header } = (await read(folder, fileNames.header)) as StoredHeader
  const faults = (await read(folder, fileNames.faults)) as TalliedFault[]
  const output = await sizeOf(folder, fileNames.output)
  const manifest = await sizeOf(folder, fileNames.manifest)
  const file = await folder.open(fileNames.log)
  const log = readLog(decoder.decode(file.read(0, file.size())), { output, manifest })
  truncateLines(file, log.length)
  file.close()
  return { header, slices, faults, log }
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

async function sizeOf(folder: BatchFolder, name: string): Promise<number> {
  const file = await folder.open(name)
  const size = file.size()
  file.close()
  return size
}

/** Removes what follows the first `count` lines. */
function truncateLines(file: StoredFile, count: number): void {
  const bytes = file.read(0, file.size())
  let end = 0
  for (let line = 0; line < count; line++) end = bytes.indexOf(0x0a, end) + 1
  file.truncate(end)
}
