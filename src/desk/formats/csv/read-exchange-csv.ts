import { type ExchangeFileFault, type ReadExchange, type ReadUnit, unitStates } from '../exchange'
import { findTagLocale } from '../find-tag-locale'
import { parseMarkup } from '../markup'
import { splitCsv } from './split-csv'
import { removeGuard } from './write-exchange-csv'

const neededColumns = ['file', 'id', 'source', 'target', 'language']

/** Reads a table of `writeExchangeCsv`, also one that a spreadsheet has saved with other separators. */
export function readExchangeCsv(text: string): ReadExchange | ExchangeFileFault {
  const table = splitCsv(text.replace(/^\ufeff/, ''))
  if ('reason' in table) return table
  const [header = [], ...rows] = table
  const missing = neededColumns.filter((column) => !header.includes(column))
  if (missing.length > 0) return { reason: 'missingColumns', detail: missing.join(', ') }
  const indexes = new Map(header.map((column, index) => [column, index]))
  const read = (row: readonly string[], column: string) =>
    removeGuard(row[indexes.get(column) ?? -1] ?? '')
  const [language, other] = new Set(rows.map((row) => read(row, 'language')))
  if (language === undefined) return { reason: 'empty' }
  const target = findTagLocale(language)
  if (!target || other !== undefined) return { reason: 'language', detail: other ?? language }
  const files = new Map<string, ReadUnit[]>()
  for (const row of rows) {
    const original = read(row, 'file')
    const units = files.get(original) ?? []
    units.push(readRow((column) => read(row, column)))
    files.set(original, units)
  }
  return { target, files: [...files].map(([original, units]) => ({ original, units })) }
}

function readRow(cell: (column: string) => string): ReadUnit {
  const target = cell('target')
  return {
    id: cell('id'),
    name: cell('field'),
    source: parseMarkup(cell('source')) ?? [],
    target: target === '' ? null : parseMarkup(target),
    state: unitStates.find((state) => state === cell('state').trim()) ?? 'initial',
    sourceHash: cell('sourceHash'),
    targetHash: cell('targetHash'),
  }
}
