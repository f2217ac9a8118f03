// Measures the list of a workspace with ten thousand codes, next to workspaces of others with a
// hundred thousand codes together: the first page in each order, with filters, with searches that
// match all, some and no codes, and the last page.
// npm run bench -- workspaces [--json] [codes]

import type { Workspace } from '@/data/workspaces/get-workspace'
import { reportTarget } from './report-target'
import { openDatabase } from './statistics/open-database'

const json = process.argv.includes('--json')
const codes = Number(process.argv.slice(2).find((arg) => /^\d+$/.test(arg)) ?? 10_000)
const others = codes * 10
const rounds = 15
/** Maximum for a list of ten thousand codes. */
const quickMs = 100

const { client, close } = await openDatabase(1)
const { listCodes } = await import('../src/data/workspaces/list-codes')
const { codeListQuerySchema } = await import('../src/data/workspaces/code-schemas')

const id = '00000000-0000-4000-8000-000000000001'
await makeWorkspace(id, codes)
for (let count = 0; count < 10; count += 1)
  await makeWorkspace(`00000000-0000-4000-8000-0000000001${count}0`, others / 10)
await client.query('vacuum analyze codes, workspace_codes, scan_sums')

const workspace: Workspace = {
  id,
  name: '',
  locale: 'en',
  timeZone: 'UTC',
  defaults: {},
  keyId: id,
  keyName: '',
  role: 'owner',
}
const last = await listCodes(workspace, codeListQuerySchema.parse({ order: 'asc', limit: 50 }))
const queries: Record<string, object> = {
  'newest first': {},
  'by name': { sort: 'name' },
  'by scans': { sort: 'scans' },
  'by change': { sort: 'updated' },
  'second page': { order: 'asc', cursor: last.cursor },
  'with a tag': { tag: 'tag7' },
  'paused links': { status: 'paused', type: 'url' },
  'search that matches all': { q: 'example.com' },
  'search that matches one': { q: 'table 4711' },
  'search that matches none': { q: 'nowhere' },
}
for (const [name, query] of Object.entries(queries)) {
  const durationsMs: number[] = []
  const parsed = codeListQuerySchema.parse(query)
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now()
    await listCodes(workspace, parsed)
    durationsMs.push(performance.now() - start)
  }
  const measured = durationsMs.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] as number
  const target = `list of ${codes.toLocaleString('en')} codes, ${name}, in ms`
  reportTarget({ target, measured, needed: quickMs, atMost: true }, json)
}
await close()
process.exit()

async function makeWorkspace(workspaceId: string, count: number): Promise<void> {
  await client.query(`insert into workspaces (id, name) values ($1, '')`, [workspaceId])
  await client.query(
    `insert into codes (id, slug, type, name, document, status, revision, time_zone)
     select gen_random_uuid(), left(md5($1 || each), 12), 'url', 'Table ' || each,
       jsonb_build_object('type', 'url', 'mainLocale', 'en', 'languages', jsonb_build_object('en',
         jsonb_build_object('fields', jsonb_build_object('url',
           'https://example.com/menu/' || md5(each::text))))),
       (case when each % 5 = 0 then 'paused' else 'active' end)::enum_codes_status, 1, 'UTC'
     from generate_series(1, $2::int) each`,
    [workspaceId, count],
  )
  await client.query(
    `insert into scan_sums (code_id, month, scans, sums)
     select codes.id, '2026-10-01', (random() * 1000)::int, '' from codes
     where slug in (select left(md5($1 || each), 12) from generate_series(1, $2::int) each)`,
    [workspaceId, count],
  )
  await client.query(
    `insert into workspace_codes (code_id, workspace_id, tags, added_at)
     select codes.id, $1::uuid, array['tag' || each % 20], now() - make_interval(mins => each)
     from generate_series(1, $2::int) each
     join codes on codes.slug = left(md5($1::text || each), 12)`,
    [workspaceId, count],
  )
}
