/**
 * What a spreadsheet would take for the beginning of a formula (OWASP, CSV injection). A phone
 * number and a negative number begin so too: they come out as the text they are.
 */
const formulaStart = /^[=+\-@\t\r]/
const needsQuotes = /[",;\t\r\n]|^\s|\s$/

/**
 * A line of a CSV file (RFC 4180), with its end. Cells that a spreadsheet would calculate get an
 * apostrophe in front; those with a separator of any dialect are quoted.
 */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map(writeCell).join(',')}\r\n`
}

/** Spreadsheets take a file for UTF-8 only where it begins with this. */
export const csvStart = '\ufeff'

function writeCell(cell: string | number): string {
  if (typeof cell === 'number') return String(cell)
  const guarded = formulaStart.test(cell) ? `'${cell}` : cell
  return needsQuotes.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded
}
