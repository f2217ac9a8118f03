import { isGuardedInCsv } from '@/std/csv-line'
import { readHyperlink, readLiteral } from './read-hyperlink'

/**
 * Reads a cell of a text file as what a person sees in a spreadsheet: without the apostrophe and
 * the formulas that keep a text from being read as a number, and as the text of a link.
 */
export function readGuardedCell(cell: string): { text: string; link?: string } {
  if (cell.startsWith("'")) return { text: isGuardedInCsv(cell) ? cell.slice(1) : cell }
  if (!cell.startsWith('=')) return { text: cell }
  // Some programs double the quotes of a cell without quoting it.
  for (const formula of [cell, cell.replaceAll('""', '"')]) {
    const expression = formula.slice(1).trim()
    const literal = readLiteral(/^T\((.*)\)$/is.exec(expression)?.[1] ?? expression)
    if (literal !== undefined && expression.includes('"')) return { text: literal }
    const { text, link } = readHyperlink(expression)
    if (text !== undefined) return { text, ...(link && { link }) }
  }
  return { text: cell }
}
