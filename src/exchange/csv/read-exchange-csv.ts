import Papa from 'papaparse'
import {
  type ExchangeFileFault,
  exchangeLimits,
  type ReadExchange,
  type ReadUnit,
  unitStates,
} from '../exchange'
import { findTagLocale } from '../find-tag-locale'
import { parseMarkup } from '../markup'
import { removeGuard } from './write-exchange-csv'

const neededColumns = ['file', 'id', 'source', 'target', 'language']

/** Reads a table of `writeExchangeCsv`, also one that a spreadsheet has saved with other separators. */
export function readExchangeCsv(text: string): ReadExchange | ExchangeFileFault {
  const { data, errors, meta } = Papa.parse<Record<string, string>>(text.replace(/^\ufeff/, ''), {
    header: true,
    skipEmptyLines: true,
    preview: exchangeLimits.units + 1,
  })
  const missing = neededColumns.filter((column) => !meta.fields?.includes(column))
  if (missing.length > 0) return { reason: 'missingColumns', detail: missing.join(', ') }
  const broken = errors.find(({ type }) => type === 'Quotes')
  if (broken) return { reason: 'malformed', detail: String((broken.row ?? 0) + 2) }
  if (data.length > exchangeLimits.units) return { reason: 'tooMany' }
  const [first] = data
  if (!first) return { reason: 'empty' }
  const target = findTagLocale(first.language ?? '')
  const other = data.find(({ language }) => language !== first.language)
  if (!target || other) return { reason: 'language', detail: (other ?? first).language ?? '' }
  const files = new Map<string, ReadUnit[]>()
  for (const row of data) {
    const original = removeGuard(row.file ?? '')
    const units = files.get(original) ?? []
    units.push(readRow(row))
    files.set(original, units)
  }
  return { target, files: [...files].map(([original, units]) => ({ original, units })) }
}

function readRow(row: Record<string, string>): ReadUnit {
  const cell = (name: string) => removeGuard(row[name] ?? '')
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
