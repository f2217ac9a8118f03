import type { CodeTarget } from '@/qr/batch'
import type { BatchJob, BatchOutput, BatchRow, RowFault } from '../batch-job'

/** A row whose picture is an index of the job's list, such as `#3`, instead of a copy. */
export type WorkRow = BatchRow

/** A job without its rows and faults. */
export type JobHeader = Omit<BatchJob, 'rows' | 'faults'> & {
  version: 1
  id: string
  startedAt: number
  /** Addresses of the pictures that rows have as their logos. */
  pictures: readonly string[]
  total: number
}

/** A fault with its text for the manifest. */
export type TalliedFault = RowFault & { words?: string }

/** Names a row's picture by its index in the job's list. */
export function pictureName(index: number): string {
  return `#${index}`
}

export function findPicture(name: string, pictures: readonly string[]): string {
  return /^#\d+$/.test(name) ? (pictures[Number(name.slice(1))] ?? name) : name
}

export function targetOf(output: BatchOutput): CodeTarget {
  if (output.kind === 'labels') return { format: 'scene', color: output.color }
  if (output.format === 'svg') {
    return { format: 'svg', ...(output.widthMm && { widthMm: output.widthMm }) }
  }
  if (output.format === 'png') return { format: 'png', widthPx: output.widthPx }
  const { format, widthMm, color, bleedMm, hasMarks } = output
  return {
    format,
    widthMm,
    color,
    ...(bleedMm && { bleedMm }),
    ...(hasMarks && { hasMarks }),
  }
}

/** Extension of the saved file. */
export function outputEnding({ kind }: BatchOutput): 'zip' | 'pdf' {
  return kind === 'labels' ? 'pdf' : 'zip'
}

/** Number of rows that are drawn quickly, whatever they contain. */
export function chunkSize(output: BatchOutput): number {
  const longest = 25
  if (output.kind === 'labels' || output.format !== 'png') return longest
  return Math.max(1, Math.min(longest, Math.floor((longest * 1_000_000) / output.widthPx ** 2)))
}
