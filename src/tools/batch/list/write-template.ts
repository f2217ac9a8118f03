import { csvLine, csvStart } from '@/std/csv-line'

export const templateFormats = ['csv', 'xlsx'] as const
export type TemplateFormat = (typeof templateFormats)[number]

/**
 * Writes an empty list with headings and examples. All cells are text, so that leading zeros
 * remain.
 */
export async function writeTemplate(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  format: TemplateFormat,
): Promise<Blob> {
  if (format === 'csv') {
    return new Blob([csvStart, ...[headings, ...rows].map(csvLine)], { type: 'text/csv' })
  }
  const { default: writeXlsxFile } = await import('write-excel-file/universal')
  const text = (value: string, isHeading: boolean) => ({
    value,
    type: String,
    format: '@',
    ...(isHeading && { fontWeight: 'bold' as const }),
  })
  const data = [headings, ...rows].map((row, at) => row.map((cell) => text(cell, at === 0)))
  const columns = headings.map((heading) => ({ width: Math.max(14, heading.length + 4) }))
  return writeXlsxFile(data, { columns, stickyRowsCount: 1 }).toBlob()
}
