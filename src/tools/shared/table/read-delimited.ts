import Papa from 'papaparse'
import { type Delimiter, delimiters } from './delimiters'
import { readGuardedCell } from './read-guarded-cell'
import { cellKey, type Table } from './table'

/** Parses text as a table; by default with the delimiter that produces rows of equal length. */
export function readDelimited(text: string, chosen?: Delimiter): Table {
  // Excel declares the delimiter in a separate first line.
  const [directive, named] = /^\ufeff?sep=(.)\r?\n/i.exec(text) ?? []
  const body = text.slice(directive?.length ?? 0).replace(/^\ufeff/, '')
  const { data, errors, meta } = Papa.parse<string[]>(body, {
    delimiter: chosen ?? named ?? findDelimiter(body),
    skipEmptyLines: false,
  })
  // A final line break does not begin a row.
  if (data.at(-1)?.length === 1 && data.at(-1)?.[0] === '') data.pop()
  const broken = errors.filter(({ type }) => type === 'Quotes').map(({ row = 0 }) => row + 1)
  const links: Record<string, string> = {}
  const cells = data.map((row, at) =>
    row.map((cell, column) => {
      const { text, link } = readGuardedCell(cell)
      if (link) links[cellKey(at, column)] = link
      return text
    }),
  )
  return {
    cells,
    ...(Object.keys(links).length > 0 && { links }),
    brokenRows: [...new Set(broken)],
    ...(meta.delimiter !== Papa.RECORD_SEP && { delimiter: meta.delimiter }),
  }
}

/**
 * Detects the delimiter from the beginning of the text: most rows have the same length, which is
 * more than one. A list with one column has no delimiter, and its commas belong to its texts.
 */
function findDelimiter(text: string): string {
  const ranked = delimiters.map((delimiter) => {
    const { data } = Papa.parse<string[]>(text, {
      delimiter,
      preview: 50,
      skipEmptyLines: 'greedy',
    })
    const lengths = data.map((row) => row.length)
    const columns = lengths[0] ?? 1
    const alike = lengths.filter((length) => length === columns).length / (lengths.length || 1)
    return { delimiter, columns, alike }
  })
  const fit = ranked.filter(({ columns, alike }) => columns > 1 && alike >= 0.6)
  // Commas between digits only are those of amounts, if there is another delimiter.
  const hasAmounts = !/,(?!\d)|(?<!\d),/.test(text.slice(0, 10_000))
  const rank = (delimiter: string) => (delimiter === ',' && hasAmounts ? 1 : 0)
  fit.sort(
    (one, two) =>
      rank(one.delimiter) - rank(two.delimiter) ||
      two.alike - one.alike ||
      two.columns - one.columns,
  )
  // No text contains this character (“record separator”), so each line becomes one cell.
  return fit[0]?.delimiter ?? Papa.RECORD_SEP
}
