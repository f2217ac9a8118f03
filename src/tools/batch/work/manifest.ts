import { csvLine, csvStart } from '@/std/csv-line'
import type { BatchRow } from '../batch-job'
import type { LabelPlace } from './batch-output'
import type { DrawnRow } from './drawn-row'
import type { JobHeader, TalliedFault } from './work-job'

const fileColumns = [
  'row',
  'file',
  'type',
  'content',
  'version',
  'level',
  'size',
  'verified',
  'reason',
] as const
/** Labels share a file, so each has its place in it. */
const placeColumns = ['sheet', 'field'] as const
const dynamicColumns = ['link', 'slug', 'editKey'] as const

/**
 * Writes the manifest of all rows in the visitor's language: `manifestWords` has headings by column
 * names, `yes`, `no` and `off`, and types as `type.url`.
 */
export function createManifestWriter({
  manifestWords,
  output,
  verify,
  dynamic,
  barcode,
  hasQuantities,
}: JobHeader) {
  const word = (key: string) => manifestWords[key] ?? key
  const typeOf = ({ content }: BatchRow) => word(barcode ?? `type.${content.type}`)
  const copies = output.kind === 'labels' ? output.copies : hasQuantities ? 1 : null
  const columns = [
    ...['row', 'file'],
    ...(output.kind === 'labels' ? placeColumns : []),
    ...(copies ? ['quantity'] : []),
    ...['type', 'content'],
    ...(dynamic ? dynamicColumns : []),
    ...fileColumns.slice(4),
  ]
  const write = (cells: Readonly<Record<string, string | number>>) =>
    csvLine(columns.map((column) => cells[column] ?? ''))

  return {
    heading: () => csvStart + csvLine(columns.map(word)),
    code: (row: BatchRow, file: string, drawn: DrawnRow, place: LabelPlace | null) =>
      write({
        row: row.row,
        file,
        ...(copies && { quantity: row.quantity === null ? '' : (row.quantity ?? 1) * copies }),
        ...place,
        type: typeOf(row),
        content: row.text,
        ...linkCells(row),
        version: drawn.version || '',
        level: drawn.level,
        size: drawn.sizeModules,
        verified: word(verify ? 'yes' : 'off'),
      }),
    fault: ({ row, reason, words }: TalliedFault, content?: BatchRow) =>
      write({
        row,
        ...(content && {
          type: typeOf(content),
          content: content.text,
          ...linkCells(content),
        }),
        verified: word('no'),
        reason: words ?? reason,
      }),
  }
}

/** A code that could not be drawn exists nevertheless, and its key must not be lost. */
function linkCells({ made }: BatchRow): Readonly<Record<string, string>> {
  if (!made || 'refusal' in made) return {}
  const { link, slug, editKey } = made
  return { link, slug, editKey }
}
