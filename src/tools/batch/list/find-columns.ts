import type { BatchList } from './batch-list'

type Listed = Pick<BatchList, 'cells' | 'hasHeadings'>

const isFilled = (row: readonly string[]) => row.some((cell) => cell.trim() !== '')

/** Index of the row with the headings; -1 without one. */
export function headingIndex({ cells, hasHeadings }: Listed): number {
  return hasHeadings ? cells.findIndex(isFilled) : -1
}

/** Returns a unique name for each column: its heading, or its letters as in a spreadsheet. */
export function columnNames(list: Listed): readonly string[] {
  const at = headingIndex(list)
  const headings = at < 0 ? [] : (list.cells[at] ?? [])
  const count = at < 0 ? widest(list.cells) : lastFilled(headings)
  const used = new Set<string>()
  return Array.from({ length: count }, (_, index) => {
    const heading = (headings[index] ?? '').replace(/[{}\s]+/g, ' ').trim() || letters(index)
    let name = heading
    for (let number = 2; used.has(name); number++) name = `${heading} ${number}`
    used.add(name)
    return name
  })
}

/** Yields the rows that are neither headings nor empty, with their numbers from 1. */
export function* dataRows(list: Listed): Generator<{ row: number; cells: readonly string[] }> {
  const heading = headingIndex(list)
  for (let index = heading + 1; index < list.cells.length; index++) {
    const cells = list.cells[index]
    if (cells && isFilled(cells)) yield { row: index + 1, cells }
  }
}

/**
 * Guesses whether the first filled row contains headings: one of them is known, or they are
 * distinct words (not empty, a number or a link) above a column with other values.
 */
export function guessHeadings(
  cells: readonly (readonly string[])[],
  isKnown: (heading: string) => boolean,
): boolean {
  const [first, ...others] = cells.filter(isFilled).slice(0, 50)
  if (!first || others.length === 0) return false
  const headings = first.slice(0, lastFilled(first)).map((cell) => cell.trim())
  if (headings.some(isKnown)) return true
  const isWord = (cell: string) => cell !== '' && cell.length <= 40 && !/[@\d]|:\/\//.test(cell)
  if (!headings.every(isWord) || new Set(headings).size < headings.length) return false
  // A list of plain words may begin with one of them; a column of links or numbers does not.
  return headings.some((_, column) =>
    others.every((row) => {
      const cell = row[column]?.trim() ?? ''
      return cell === '' || !isWord(cell)
    }),
  )
}

function lastFilled(row: readonly string[]): number {
  return row.findLastIndex((cell) => cell.trim() !== '') + 1
}

function widest(cells: readonly (readonly string[])[]): number {
  return cells.reduce((most, row) => Math.max(most, lastFilled(row)), 0)
}

/** Letters of a spreadsheet column: A to Z, AA and so on. */
function letters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26))
  return index < 26 ? last : letters(Math.floor(index / 26) - 1) + last
}
