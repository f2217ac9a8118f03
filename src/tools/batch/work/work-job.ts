import type { CodeTarget } from '@/qr/batch/draw-code-file'
import type { BatchJob, BatchOutput, BatchRow, RowFault } from '../batch-job'

/** A row of which a picture is only named by its place in the job's list, `#3`, not repeated. */
export type WorkRow = BatchRow

/** A job without what makes it long. */
export type JobHeader = Omit<BatchJob, 'rows' | 'faults'> & {
  version: 1
  id: string
  startedAt: number
  /** Addresses of the pictures that rows have as their logos. */
  pictures: readonly string[]
  total: number
}

/** A fault with its words for the manifest. */
export type TalliedFault = RowFault & { words?: string }

/** Where a row's picture stands in the job's list. */
export function pictureName(index: number): string {
  return `#${index}`
}

export function findPicture(name: string, pictures: readonly string[]): string {
  return /^#\d+$/.test(name) ? (pictures[Number(name.slice(1))] ?? name) : name
}

export function targetOf(output: BatchOutput): CodeTarget {
  if (output.kind === 'labels') return { format: 'scene' }
  if (output.format === 'svg') return { format: 'svg' }
  if (output.format === 'png') return { format: 'png', widthPx: output.widthPx }
  return { format: output.format, widthMm: output.widthMm, color: output.color }
}

/** Of the file that is saved. */
export function outputEnding({ kind }: BatchOutput): 'zip' | 'pdf' {
  return kind === 'labels' ? 'pdf' : 'zip'
}

/** Few enough to be done in a moment, whatever they are. */
export function chunkSize(output: BatchOutput): number {
  const longest = 25
  if (output.kind === 'labels' || output.format !== 'png') return longest
  return Math.max(1, Math.min(longest, Math.floor((longest * 1_000_000) / output.widthPx ** 2)))
}
