import type { BatchList } from './batch-list'
import { makeSerial, type Serial } from './serial-codes'

/** A series as a list like any other, with its differing part as a column of its own. */
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
