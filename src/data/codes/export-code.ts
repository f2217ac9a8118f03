import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import type { CodeView } from '@/codes'
import { csvCell, csvStart } from '@/std/csv-line'
import { contentDisposition } from '../files/content-disposition'
import { streamText } from '../stream-text'
import type { CodeRow } from './code-row'
import { jsonScan, readScans, type ScanRow, scanTime } from './read-scans'
import { listVariantNames } from './variant-names'
import { viewCode } from './view-code'

const csvHead = 'code,name,at,kind,variant,country,device,system,browser,language'
/**
 * SQL for a line of CSV. Apart from the code's name and those of its variants, which are formatted
 * as cells here, the values are our own identifiers and numbers, which need no quotes.
 */
function writeCsvScan({ slug, name, document }: CodeView): SQL {
  const variants = JSON.stringify(listVariantNames(document).map(csvCell))
  const variant = sql`coalesce(${variants}::jsonb ->> variant, 'Variant ' || (variant + 1))`
  return sql`concat(${`${slug},${csvCell(name)},`}::text, ${scanTime}, ',', kind, ',', ${variant},
    ',', country, ',', device, ',', system, ',', browser, ',', language)`
}

export type ExportFormat = 'json' | 'csv'

/** Exports a code with all its scans as JSON, or the scans as CSV, as a stream. */
export function exportCode(row: CodeRow, format: ExportFormat): Response {
  const code = viewCode(row)
  const types = { json: 'application/json', csv: 'text/csv; charset=utf-8' }
  const text =
    format === 'json'
      ? writeJson(code, readScans(row.id, jsonScan))
      : writeCsv(readScans(row.id, writeCsvScan(code)))
  return new Response(streamText(text), {
    headers: {
      'content-type': types[format],
      'content-disposition': contentDisposition(`${code.slug.toUpperCase()}.${format}`, false),
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    },
  })
}

async function* writeJson(code: CodeView, scans: AsyncIterable<readonly ScanRow[]>) {
  yield `{"code":${JSON.stringify(code)},"scans":[`
  let separator = '\n'
  for await (const batch of scans) {
    yield separator + batch.map(({ scan }) => scan).join(',\n')
    separator = ',\n'
  }
  yield '\n]}\n'
}

/** Writes the scans as one table, with the code in the first columns. */
async function* writeCsv(scans: AsyncIterable<readonly ScanRow[]>) {
  yield `${csvStart}${csvHead}\r\n`
  for await (const batch of scans) yield batch.map(({ scan }) => `${scan}\r\n`).join('')
}
