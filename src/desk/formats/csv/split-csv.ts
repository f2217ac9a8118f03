import { type ExchangeFileFault, exchangeLimits } from '../exchange'

const separators = [',', ';', '\t', '|'] as const

/**
 * Reads the rows of a CSV table (RFC 4180) with the separator that its first line uses most. Empty lines
 * are left out. Reads every character a fixed number of times, whatever the table contains.
 */
export function splitCsv(text: string): string[][] | ExchangeFileFault {
  const separator = findSeparator(text)
  const cellEnd = new RegExp(`[${separator}\\r\\n]|$`, 'g')
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  const fault = (reason: ExchangeFileFault['reason'], index: number) => ({
    reason,
    detail: String(lineOf(text, index)),
  })
  // A cell without letters follows a separator at the end of the text.
  while (at < text.length || row.length > 0) {
    const start = at
    let cell: string
    if (text[at] === '"') {
      const end = findClosingQuote(text, at)
      if (end < 0) return fault('unclosedQuote', start)
      if (end - start > 2 * exchangeLimits.characters + 1) return fault('longText', start)
      cell = text.slice(start + 1, end).replaceAll('""', '"')
      at = end + 1
      while (text[at] === ' ') at += 1
      if (at < text.length && text[at] !== separator && !isLineEnd(text[at]))
        return fault('strayQuote', end)
    } else {
      cellEnd.lastIndex = at
      at = cellEnd.exec(text)?.index ?? text.length
      cell = text.slice(start, at)
    }
    if (cell.length > exchangeLimits.characters) return fault('longText', start)
    row.push(cell)
    if (row.length > exchangeLimits.columns) return { reason: 'tooMany' }
    if (text[at] !== separator) {
      if (row.length > 1 || row[0] !== '') rows.push(row)
      // The header is not a text.
      if (rows.length > exchangeLimits.units + 1) return { reason: 'tooMany' }
      row = []
    }
    at += 1
  }
  return rows
}

const isLineEnd = (sign: string | undefined) => sign === '\n' || sign === '\r'

/** The index of the quote that closes the cell, whose own quotes are doubled; -1 if there is none. */
function findClosingQuote(text: string, start: number): number {
  let end = text.indexOf('"', start + 1)
  while (end >= 0 && text[end + 1] === '"') end = text.indexOf('"', end + 2)
  return end
}

function findSeparator(text: string): string {
  const [line = ''] = text.slice(0, 10_000).split(/[\r\n]/, 1)
  const count = (sign: string) => line.split(sign).length
  return separators.toSorted((a, b) => count(b) - count(a))[0] ?? ','
}

function lineOf(text: string, index: number): number {
  let line = 1
  for (let at = text.indexOf('\n'); at >= 0 && at < index; at = text.indexOf('\n', at + 1))
    line += 1
  return line
}
