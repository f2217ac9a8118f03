import type { BatchList } from './batch-list'
import { makeSerial, type Serial } from './serial-codes'

/** Converts a series to a list, with the varying part as a separate column. */
export function serialList(serial: Serial, headings: readonly [string, string]): BatchList {
  const cells: string[][] = [[...headings]]
  for (const { text, part } of makeSerial(serial)) cells.push([text, part])
  return {
    origin: 'serial',
    name: '',
    cells,
    hasHeadings: true,
    brokenRows: [],
    pictures: [],
  }
}
