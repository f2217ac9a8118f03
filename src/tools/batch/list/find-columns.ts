import type { BatchList } from './batch-list'

type Listed = Pick<BatchList, 'cells' | 'hasHeadings'>

const isFilled = (row: readonly string[]) => row.some((cell) => cell.trim() !== '')

/** Where the headings stand; -1 where there are none. */
export function headingIndex({ cells, hasHeadings }: Listed): number {
  return hasHeadings ? cells.findIndex(isFilled) : -1
}

/**
 * What the columns are called, each by a name of its own: by its heading, or by its letters as in
 * a spreadsheet.
 */
export function columnNames(list: Listed): readonly string[] {
  const at = headingIndex(list)
  const headings = at < 0 ? [] : (list.cells[at] ?? [])
  const count = at < 0 ? widest(list.cells) : lastFilled(headings)
  const taken = new Set<string>()
  return Array.from({ length: count }, (_, index) => {
    const heading = (headings[index] ?? '').replace(/[{}\s]+/g, ' ').trim() || letters(index)
    let name = heading
    for (let number = 2; taken.has(name); number++) name = `${heading} ${number}`
    taken.add(name)
    return name
  })
}

/** The rows that are no headings and not empty, with their numbers from 1. */
export function* dataRows(list: Listed): Generator<{ row: number; cells: readonly string[] }> {
  const heading = headingIndex(list)
  for (let index = heading + 1; index < list.cells.length; index++) {
    const cells = list.cells[index]
    if (cells && isFilled(cells)) yield { row: index + 1, cells }
  }
}

/** Headings are words of their own: none is empty, a number, a link or there twice. */
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
  // A list of plain words may begin with one of them; a column that is otherwise of links or
  // numbers does not.
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

/** A to Z, AA and on. */
function letters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26))
  return index < 26 ? last : letters(Math.floor(index / 26) - 1) + last
}
