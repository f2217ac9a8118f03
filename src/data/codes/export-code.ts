import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import type { CodeView, TapCount } from '@/codes'
import { csvCell, csvStart } from '@/std/csv-line'
import { noIndexHeader } from '@/std/no-index-header'
import { contentDisposition } from '../files/content-disposition'
import { queryRows } from '../query-rows'
import { streamText } from '../stream-text'
import type { CodeRow } from './code-row'
import { jsonScan, readScans, type ScanRow, scanValues } from './read-scans'
import { listVariantNames } from './variant-names'
import { viewCode } from './view-code'

/**
 * SQL for a line of CSV. Apart from the code's name and those of its variants, which are formatted
 * as cells here, the values are identifiers, numbers and host names, which need no quotes.
 */
function writeCsvScan({ slug, name, document }: CodeView): SQL {
  const variants = JSON.stringify(listVariantNames(document).map(csvCell))
  const values: Record<string, SQL> = {
    ...scanValues,
    variant: sql`coalesce(${variants}::jsonb ->> variant, 'Variant ' || (variant + 1))`,
  }
  const start = `${slug},${csvCell(name)},`
  return sql`concat(${start}::text, ${sql.join(Object.values(values), sql`, ',', `)})`
}

export type CodeExportFormat = 'json' | 'csv'

type DailyTaps = TapCount & { day: string }

/**
 * Exports everything that is stored about a code, with all its scans and taps, as JSON, or the scans
 * as CSV, as a stream.
 */
export async function exportCode(row: CodeRow, format: CodeExportFormat): Promise<Response> {
  const code = await viewCode(row)
  const types = { json: 'application/json', csv: 'text/csv; charset=utf-8' }
  const text =
    format === 'json'
      ? writeJson(code, readScans(row.id, jsonScan), await readDailyTaps(row.id))
      : writeCsv(readScans(row.id, writeCsvScan(code)))
  return new Response(streamText(text), {
    headers: {
      'content-type': types[format],
      'content-disposition': contentDisposition(`${code.slug.toUpperCase()}.${format}`, false),
      'cache-control': 'no-store',
      ...noIndexHeader,
    },
  })
}

async function* writeJson(
  code: CodeView,
  scans: AsyncIterable<readonly ScanRow[]>,
  taps: readonly DailyTaps[],
) {
  yield `{"code":${JSON.stringify(code)},"scans":[`
  let separator = '\n'
  for await (const batch of scans) {
    yield separator + batch.map(({ scan }) => scan).join(',\n')
    separator = ',\n'
  }
  yield `\n],"taps":${JSON.stringify(taps)}}\n`
}

async function readDailyTaps(codeId: string): Promise<DailyTaps[]> {
  return queryRows<DailyTaps>(sql`
    select day::text, kind, name, taps from code_taps where code_id = ${codeId}
    order by day, kind, name`)
}

/** Writes the scans as one table, with the code in the first columns. */
async function* writeCsv(scans: AsyncIterable<readonly ScanRow[]>) {
  yield `${csvStart}${['code', 'name', ...Object.keys(scanValues)].join(',')}\r\n`
  for await (const batch of scans) yield batch.map(({ scan }) => `${scan}\r\n`).join('')
}
