import Papa from 'papaparse'
import { type Delimiter, delimiters } from './delimiters'
import { readGuardedCell } from './read-guarded-cell'
import { cellKey, type Table } from './table'

/** Parses text as a table; by default with the delimiter that produces rows of equal length. */
export function readDelimited(text: string, chosen?: Delimiter): Table {
  // Lists that were joined from several files have line ends of several kinds.
  const whole = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
  // Excel declares the delimiter in a separate first line.
  const [directive = '', named] = /^sep=(.)\n/i.exec(whole) ?? []
  const body = whole.slice(directive.length)
  const { data, errors, meta } = parseRows(body, chosen ?? named)
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

function parseRows(text: string, chosen?: string): Papa.ParseResult<string[]> {
  const parsed = Papa.parse<string[]>(text, { delimiter: chosen ?? findDelimiter(text) })
  const isSound = parsed.errors.every(({ type }) => type !== 'Quotes')
  // Some programs write `"Zum Löwen" Bar` as it is. Quotes that a cell or a line does not close are faults.
  const isPaired = text.split('\n').every((line) => line.split('"').length % 2 === 1)
  if (isSound || !isPaired) return parsed
  const delimiter = chosen ?? findDelimiter(text, true)
  const literal = Papa.parse<string[]>(text, { delimiter, fastMode: true })
  const [first, ...others] = literal.data.filter((row) => row.join('') !== '')
  if (others.some(({ length }) => length !== first?.length)) return parsed
  return { ...literal, data: literal.data.map((row) => row.map(unquote)) }
}

function unquote(cell: string): string {
  return /^"(?:[^"]|"")*"$/.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell
}

/** Codes of one line, and links to places, whose signs between values are also delimiters. */
const codeLines: Partial<Record<Delimiter, RegExp>> = {
  ',': /^(?:geo:|MECARD:|https?:\/\/\S*[@=]-?\d+\.\d+,-?\d)/im,
  ';': /^(?:WIFI|MECARD|MATMSG):/im,
}

/**
 * Detects the delimiter from the beginning of the text: most rows have the same length, which is
 * more than one. A list with one column has no delimiter, and its commas belong to its texts.
 *
 * @param fastMode whether quotes are letters like others
 */
function findDelimiter(text: string, fastMode?: boolean): string {
  const head = text.slice(0, 10_000)
  // Commas between digits only are those of amounts, if there is another delimiter.
  const hasAmounts = !/,(?!\d)|(?<!\d),/.test(head)
  const possible = delimiters.filter((delimiter) => !codeLines[delimiter]?.test(head))
  const ranked = possible.map((delimiter) => {
    const { data } = Papa.parse<string[]>(text, {
      ...{ delimiter, fastMode },
      preview: 50,
      skipEmptyLines: 'greedy',
    })
    const lengths = data.map((row) => row.length)
    // A title above the table has one cell, as does the heading of a column of sentences or amounts.
    const mayHaveTitle = !head.includes(`${delimiter} `) && !(delimiter === ',' && hasAmounts)
    const columns = (mayHaveTitle ? lengths.find((length) => length > 1) : lengths[0]) ?? 1
    const alike = lengths.filter((length) => length === columns).length / (lengths.length || 1)
    return { delimiter, columns, alike }
  })
  const fit = ranked.filter(({ columns, alike }) => columns > 1 && alike >= 0.6)
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
