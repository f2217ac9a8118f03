import 'server-only'
import { sql } from 'drizzle-orm'
import type { CodeView, TapCount } from '@/codes'
import { csvLine, csvStart } from '@/std/csv-line'
import { contentDisposition } from '../files/content-disposition'
import { queryRows } from '../query-rows'
import type { CodeRow } from './code-row'
import { viewCode } from './view-code'

const batchSize = 5000

const scanFields = 'at,kind,variant,country,device,system,browser,language,referrer'
const scanTime = sql`to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
/**
 * SQL for a scan in each format. The values are identifiers, numbers and host names, which need
 * no quotes in CSV.
 */
const scanColumns = {
  json: sql`(select row_to_json(line)::text from (select ${scanTime} as at, kind, variant, country,
    device, system, browser, language, referrer) as line)`,
  csv: sql`concat(${scanTime}, ',', kind, ',', variant, ',', country, ',', device, ',', system, ',',
    browser, ',', language, ',', referrer)`,
}

export type ExportFormat = 'json' | 'csv'

type DailyTaps = TapCount & { day: string }
type Exported = { code: CodeView; scans: AsyncIterable<string[]>; taps: readonly DailyTaps[] }

/** Exports everything that is stored about a code, with all its scans and taps, as a stream. */
export async function exportCode(row: CodeRow, format: ExportFormat): Promise<Response> {
  const code = viewCode(row)
  const scans = readScans(row.id, format)
  const exported: Exported = { code, scans, taps: await readDailyTaps(row.id) }
  const write = format === 'json' ? writeJson : writeCsv
  const types = { json: 'application/json', csv: 'text/csv; charset=utf-8' }
  return new Response(streamText(write(exported)), {
    headers: {
      'content-type': types[format],
      'content-disposition': contentDisposition(`${code.slug.toUpperCase()}.${format}`, false),
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    },
  })
}

async function* writeJson({ code, scans, taps }: Exported) {
  yield `{"code":${JSON.stringify(code)},"scans":[`
  let separator = '\n'
  for await (const batch of scans) {
    yield separator + batch.join(',\n')
    separator = ',\n'
  }
  yield `\n],"taps":${JSON.stringify(taps)}}\n`
}

/** Writes the code with one value per line and, after an empty line, its scans as a table, then its taps. */
async function* writeCsv({ code, scans, taps }: Exported) {
  yield csvStart + listValues(code).map(csvLine).join('')
  yield `\r\n${scanFields}\r\n`
  for await (const batch of scans) yield `${batch.join('\r\n')}\r\n`
  if (taps.length === 0) return
  const head = ['day', 'kind', 'name', 'taps']
  const lines = taps.map((tap) => [tap.day, tap.kind, tap.name, tap.taps])
  yield `\r\n${[head, ...lines].map(csvLine).join('')}`
}

/** Lists all nested values by their paths, such as `document.languages.de.fields.url`. */
function listValues(value: unknown, path = ''): [string, string | number][] {
  if (value === null || value === '') return []
  if (typeof value !== 'object') {
    return [[path, typeof value === 'number' ? value : String(value)]]
  }
  return Object.entries(value).flatMap(([name, part]) =>
    listValues(part, path ? `${path}.${name}` : name),
  )
}

async function readDailyTaps(codeId: string): Promise<DailyTaps[]> {
  return queryRows<DailyTaps>(sql`
    select day::text, kind, name, taps from code_taps where code_id = ${codeId}
    order by day, kind, name`)
}

type ScanRow = { id: string; cursor: string; scan: string }

/** Reads scans, oldest first, in batches by the key of the table to limit memory. */
async function* readScans(codeId: string, format: ExportFormat): AsyncGenerator<string[]> {
  let after = { cursor: '-infinity', id: '00000000-0000-0000-0000-000000000000' }
  for (;;) {
    // The separate comparison with `at` excludes whole partitions.
    const rows = await queryRows<ScanRow>(sql`
      select id, at::text as cursor, ${scanColumns[format]} as scan
      from scans where code_id = ${codeId} and at >= ${after.cursor}::timestamptz
        and (at, id) > (${after.cursor}::timestamptz, ${after.id}::uuid)
      order by at, id limit ${batchSize}`)
    if (rows.length > 0) yield rows.map(({ scan }) => scan)
    const last = rows.at(-1)
    if (!last || rows.length < batchSize) return
    after = last
  }
}

function streamText(parts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await parts.return(undefined)
    },
  })
}
