/**
 * Characters that start a formula in a spreadsheet (OWASP, CSV injection). Phone numbers and
 * negative numbers also match, and are therefore exported as text.
 */
const formulaStart = /^'*[=+\-@\t\r]/
/** Spreadsheets show these as numbers without the apostrophe. */
const markedNumber = /^'+\d[\d .\-/()]{2,}$/
const needsQuotes = /[",;\t\r\n]|^\s|\s$/

/**
 * Returns a line of a CSV file (RFC 4180) with its line ending. Cells that a spreadsheet would
 * evaluate start with an apostrophe; cells with a separator of any dialect are quoted.
 */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

/** Byte order mark, without which spreadsheets do not detect UTF-8. */
export const csvStart = '\ufeff'

/** Returns a single cell of a line. */
export function csvCell(cell: string | number): string {
  if (typeof cell === 'number') return String(cell)
  const guarded = formulaStart.test(cell) || markedNumber.test(cell) ? `'${cell}` : cell
  return needsQuotes.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded
}

/** Whether the first apostrophe of a cell marks it as text, for a spreadsheet or by `csvCell`. */
export function isGuardedInCsv(cell: string): boolean {
  return cell.startsWith("'") && (formulaStart.test(cell) || markedNumber.test(cell))
}
