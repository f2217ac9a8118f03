import 'server-only'
import { sql } from 'drizzle-orm'
import type { CodeView } from '@/codes/code-view'
import { csvLine, csvStart } from '@/std/csv-line'
import { queryRows } from '../query-rows'
import type { CodeRow } from './code-row'
import { viewCode } from './view-code'

const batchSize = 5000

const scanFields = [
  'at',
  'kind',
  'variant',
  'country',
  'device',
  'system',
  'browser',
  'language',
] as const
type ExportedScan = Record<(typeof scanFields)[number], string | number | null>

export type ExportFormat = 'json' | 'csv'

/** Everything that is kept of a code, with all its scans, written while it is read. */
export function exportCode(row: CodeRow, format: ExportFormat): Response {
  const code = viewCode(row)
  const write = format === 'json' ? writeJson : writeCsv
  const types = { json: 'application/json', csv: 'text/csv; charset=utf-8' }
  return new Response(streamText(write(code, readScans(row.id))), {
    headers: {
      'content-type': types[format],
      'content-disposition': `attachment; filename="${code.slug.toUpperCase()}.${format}"`,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    },
  })
}

async function* writeJson(code: CodeView, scans: AsyncIterable<ExportedScan[]>) {
  yield `{"code":${JSON.stringify(code)},"scans":[`
  let separator = '\n'
  for await (const batch of scans) {
    yield separator + batch.map((scan) => JSON.stringify(scan)).join(',\n')
    separator = ',\n'
  }
  yield '\n]}\n'
}

/** What the code is, a line a value, and after an empty line its scans as a table. */
async function* writeCsv(code: CodeView, scans: AsyncIterable<ExportedScan[]>) {
  yield csvStart + listValues(code).map(csvLine).join('')
  yield `\r\n${csvLine(scanFields)}`
  for await (const batch of scans) {
    yield batch.map((scan) => csvLine(scanFields.map((field) => scan[field] ?? ''))).join('')
  }
}

/** Every value within, by its path: `document.languages.de.fields.url`. */
function listValues(value: unknown, path = ''): [string, string | number][] {
  if (value === null || value === '') return []
  if (typeof value !== 'object') {
    return [[path, typeof value === 'number' ? value : String(value)]]
  }
  return Object.entries(value).flatMap(([name, part]) =>
    listValues(part, path ? `${path}.${name}` : name),
  )
}

type ScanRow = ExportedScan & { id: string; cursor: string }

/** Oldest first, a batch after the other, so that any number of them needs little memory. */
async function* readScans(codeId: string): AsyncGenerator<ExportedScan[]> {
  let after = { cursor: '-infinity', id: '00000000-0000-0000-0000-000000000000' }
  for (;;) {
    const rows = await queryRows<ScanRow>(sql`
      select id, at::text as cursor, kind, variant, trim(country) as country, device, system,
        browser, language,
        to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
      from scans where code_id = ${codeId}
        and (at, id) > (${after.cursor}::timestamptz, ${after.id}::uuid)
      order by at, id limit ${batchSize}`)
    if (rows.length > 0) {
      yield rows.map((row) =>
        Object.fromEntries(scanFields.map((field) => [field, row[field]])),
      ) as ExportedScan[]
    }
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
