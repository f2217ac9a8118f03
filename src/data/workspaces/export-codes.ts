import 'server-only'
import { sql } from 'drizzle-orm'
import { readSlug } from '@/codes'
import { csvLine, csvStart } from '@/std/csv-line'
import { type CodeRow, codeColumns } from '../codes/code-row'
import { codeLink, viewCode } from '../codes/view-code'
import { contentDisposition } from '../files/content-disposition'
import { nextTurn } from '../next-turn'
import { queryRows } from '../query-rows'
import { sqlList } from './code-state'
import type { Workspace } from './get-workspace'

const codesAtOnce = 100
const columns = [
  ...['slug', 'link', 'name', 'type', 'status', 'target', 'folder', 'tags', 'externalId', 'scans'],
  ...['archived', 'createdAt', 'updatedAt'],
]

type ExportRow = CodeRow & {
  folder: string | null
  tags: string[]
  externalId: string | null
  isArchived: boolean
}

/** Exports the selected codes of a workspace, as a table or with all their content, as a stream. */
export function exportWorkspaceCodes(
  workspace: Workspace,
  sent: readonly string[],
  format: 'json' | 'csv',
): Response {
  const slugs = [...new Set(sent.flatMap((slug) => readSlug(slug) ?? []))]
  const types = { json: 'application/json', csv: 'text/csv; charset=utf-8' }
  const parts = writeExport(workspace, slugs, format)
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(new TextEncoder().encode(value))
    },
    async cancel() {
      await parts.return(undefined)
    },
  })
  return new Response(stream, {
    headers: {
      'content-type': types[format],
      'content-disposition': contentDisposition(`codes.${format}`, false),
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    },
  })
}

async function* writeExport(
  workspace: Workspace,
  slugs: readonly string[],
  format: 'json' | 'csv',
) {
  yield format === 'json' ? '{"codes":[' : csvStart + csvLine(columns)
  let separator = '\n'
  for (let start = 0; start < slugs.length; start += codesAtOnce) {
    const rows = await readRows(workspace, slugs.slice(start, start + codesAtOnce))
    for (const row of rows) {
      await nextTurn()
      yield format === 'json' ? separator + JSON.stringify(await viewRow(row)) : writeLine(row)
      separator = ',\n'
    }
  }
  if (format === 'json') yield '\n]}\n'
}

function readRows({ id }: Workspace, slugs: readonly string[]): Promise<ExportRow[]> {
  return queryRows<ExportRow>(sql`
    select ${codeColumns}, folder.name as folder, listed.tags,
      listed.external_id as "externalId", listed.archived_at is not null as "isArchived"
    from codes join workspace_codes listed on listed.code_id = codes.id
      left join workspace_folders folder on folder.id = listed.folder_id
    where listed.workspace_id = ${id} and codes.slug in ${sqlList(slugs, sql`text`)}
    order by listed.added_at desc, codes.id`)
}

async function viewRow({ folder, tags, externalId, isArchived, ...row }: ExportRow) {
  return { ...(await viewCode(row)), folder, tags, externalId, isArchived }
}

function writeLine(row: ExportRow): string {
  const { document } = row
  const url = document.languages[document.mainLocale]?.fields.url
  const target = document.type === 'url' ? String(url ?? '') : ''
  const status = row.deletedAt === null ? row.status : 'deleted'
  return csvLine([
    ...[row.slug, codeLink(row), row.name ?? '', document.type, status, target],
    ...[row.folder ?? '', row.tags.join(', '), row.externalId ?? '', Number(row.scans)],
    ...[row.isArchived ? 'yes' : 'no'],
    ...[new Date(row.createdAt).toISOString(), new Date(row.updatedAt).toISOString()],
  ])
}
