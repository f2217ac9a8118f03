import Papa from 'papaparse'
import type { Exchange, ExchangeUnit } from '../exchange'
import type { Inline, InlineCode } from '../inline'
import { writeMarkup } from '../markup'

/** The columns; an import finds them by these names, in any order. */
export const csvColumns = [
  'file',
  'id',
  'field',
  'source',
  'target',
  'language',
  'state',
  'maxLength',
  'tags',
  'notes',
  'sourceHash',
  'targetHash',
] as const
type Column = (typeof csvColumns)[number]

/** Writes a table with a line per text, in UTF-8 with the mark that spreadsheets need. */
export function writeExchangeCsv({ target, files }: Exchange): string {
  const rows = files.flatMap(({ original, units }) =>
    units
      .filter(({ isTranslatable }) => isTranslatable)
      .map((unit) => {
        const row: Record<Column, string> = {
          file: original,
          language: target,
          ...writeRow(unit),
        }
        return csvColumns.map((column) => guardFormula(row[column]))
      }),
  )
  return `\ufeff${Papa.unparse({ fields: [...csvColumns], data: rows }, { newline: '\r\n' })}\r\n`
}

function writeRow(unit: ExchangeUnit): Omit<Record<Column, string>, 'file' | 'language'> {
  return {
    id: unit.id,
    field: unit.name,
    source: writeMarkup(unit.source),
    target: unit.target ? writeMarkup(unit.target) : '',
    state: unit.state,
    maxLength: unit.maxLength === undefined ? '' : String(unit.maxLength),
    tags: describeTags(unit.source, unit.codes),
    notes: unit.notes.map(({ text }) => text).join('\n'),
    sourceHash: unit.sourceHash,
    targetHash: unit.targetHash,
  }
}

/** Explains the tags: `{1}…{/1} = <b>…</b>`. */
export function describeTags(content: readonly Inline[], codes: readonly InlineCode[]): string {
  const lines = codes.map(({ id, start, end }) =>
    end === undefined ? `{${id}/} = ${start}` : `{${id}}…{/${id}} = ${start}…${end}`,
  )
  return content.length > 0 ? lines.join('\n') : ''
}

/** A spreadsheet would evaluate a cell that starts like this (OWASP, CSV injection). */
const formula = /^'*[=+\-@\t\r]/

/** Marks a cell as text; `readExchangeCsv` removes the mark. */
export const guardFormula = (cell: string) => (formula.test(cell) ? `'${cell}` : cell)
export const removeGuard = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell
