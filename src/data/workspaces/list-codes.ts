import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import { buildSearchTerms } from '@/cms/search/search-terms'
import type { CodeDocument, CodeList, CodeListSort, ListedCode } from '@/codes'
import { ApiProblem } from '../codes/api/api-problem'
import { scansColumn } from '../codes/code-row'
import { codeLink } from '../codes/view-code'
import { queryRows } from '../query-rows'
import type { CodeListQuery } from './code-schemas'
import type { Workspace } from './get-workspace'
import { readId } from './read-id'

/** The columns by which lists are sorted, and the direction that is used by default. */
const sorts = {
  added: { column: sql`listed.added_at`, type: sql`timestamptz`, order: 'desc' },
  name: { column: sql`listed.name_order`, type: sql`text`, order: 'asc' },
  scans: { column: sql`listed.scans`, type: sql`bigint`, order: 'desc' },
  updated: { column: sql`listed.changed_at`, type: sql`timestamptz`, order: 'desc' },
} satisfies Record<CodeListSort, { column: SQL; type: SQL; order: 'asc' | 'desc' }>

type ListRow = Omit<ListedCode, 'link' | 'target' | 'scans' | 'revision'> & {
  id: string
  document: CodeDocument
  domain: string | null
  position: string
  scans: string
  revision: string
}

/** Returns a page of the codes of a workspace that match the filters, and the number of all. */
export async function listCodes(workspace: Workspace, query: CodeListQuery): Promise<CodeList> {
  const filter = await writeFilter(workspace, query)
  if (!filter) return { codes: [], total: 0, cursor: null }
  const [rows, [count]] = await Promise.all([
    readPage(filter, query),
    queryRows<{ total: number }>(sql`
      select count(*)::int as total from workspace_codes listed where ${filter}`),
  ])
  const shown = rows.slice(0, query.limit)
  const last = rows.length > query.limit ? shown.at(-1) : undefined
  return {
    codes: shown.map(viewListedCode),
    total: count?.total ?? 0,
    cursor: last ? writeCursor(last.position, last.id, query) : null,
  }
}

/** Sorts and limits the narrow table first, so that only the codes of the page are read. */
function readPage(filter: SQL, query: CodeListQuery): Promise<ListRow[]> {
  const { column, type } = sorts[query.sort]
  const isDown = (query.order ?? sorts[query.sort].order) === 'desc'
  const direction = isDown ? sql`desc` : sql`asc`
  const after = query.cursor === undefined ? undefined : readCursor(query.cursor, query)
  const beyond = after
    ? sql`and (${column}, listed.code_id) ${isDown ? sql`<` : sql`>`}
        (${after.position}::${type}, ${after.id}::uuid)`
    : sql``
  return queryRows<ListRow>(sql`
    select codes.id, codes.slug, coalesce(codes.name, '') as name, codes.document,
      listed.type, listed.status, listed.folder as folder, listed.tags,
      listed.external_id as "externalId", codes.revision,
      to_json(listed.added_at) #>> '{}' as "addedAt",
      to_json(listed.changed_at) #>> '{}' as "updatedAt",
      to_json(listed.archived_at) #>> '{}' as "archivedAt", listed.position, ${scansColumn},
      (select host from workspace_domains where workspace_id = listed.workspace_id
        and host = listed.domain and verified_at is not null) as domain
    from (
      select listed.*, listed.folder_id as folder, ${column}::text as position
      from workspace_codes listed where ${filter} ${beyond}
      order by ${column} ${direction}, listed.code_id ${direction}
      limit ${query.limit + 1}
    ) as listed join codes on codes.id = listed.code_id
    order by ${sorts[query.sort].column} ${direction}, listed.code_id ${direction}`)
}

/** Writes the conditions on `listed`; undefined if the searched text has no word. */
async function writeFilter({ id }: Workspace, query: CodeListQuery): Promise<SQL | undefined> {
  const conditions = [sql`listed.workspace_id = ${id}`]
  if (query.q !== undefined) {
    const search = await writeSearch(query.q)
    if (!search) return undefined
    conditions.push(search)
  }
  if (query.type) conditions.push(sql`listed.type = ${query.type}`)
  conditions.push(
    query.status ? sql`listed.status = ${query.status}` : sql`listed.status <> 'deleted'`,
  )
  if (query.folder === 'none') conditions.push(sql`listed.folder_id is null`)
  else if (query.folder) conditions.push(sql`listed.folder_id = ${query.folder}::uuid`)
  if (query.tag !== undefined) conditions.push(sql`listed.tags @> array[${query.tag}::text]`)
  if (query.externalId !== undefined) {
    conditions.push(sql`listed.external_id = ${query.externalId}`)
  }
  if (query.archived !== 'all') {
    conditions.push(
      query.archived === 'true'
        ? sql`listed.archived_at is not null`
        : sql`listed.archived_at is null`,
    )
  }
  return sql.join(conditions, sql` and `)
}

async function writeSearch(text: string): Promise<SQL | undefined> {
  const [row] = await queryRows<{ folded: string }>(sql`select fold_search_text(${text}) as folded`)
  const terms = buildSearchTerms(row?.folded ?? '')
  if (!terms) return undefined
  const array = (texts: readonly string[]) =>
    sql`array(select jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb))`
  return sql`listed.grams @> ${array(terms.grams)}
    and ' ' || listed.words like all (${array(terms.patterns)})`
}

function viewListedCode({ id: _, document, domain, position: __, ...row }: ListRow): ListedCode {
  const version = document.languages[document.mainLocale]
  const target = document.type === 'url' ? version?.fields.url : undefined
  return {
    ...row,
    link: codeLink({ slug: row.slug, domain }),
    target: typeof target === 'string' ? target : null,
    scans: Number(row.scans),
    revision: Number(row.revision),
    addedAt: new Date(row.addedAt).toISOString(),
    updatedAt: new Date(row.updatedAt).toISOString(),
    archivedAt: row.archivedAt && new Date(row.archivedAt).toISOString(),
  }
}

type Position = { position: string; id: string }

/** A cursor contains the order in which it is valid. */
function writeCursor(position: string, id: string, { sort, order }: CodeListQuery): string {
  return Buffer.from(JSON.stringify([sort, order ?? '', position, id])).toString('base64url')
}

function readCursor(cursor: string, { sort, order }: CodeListQuery): Position {
  try {
    const read: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    if (Array.isArray(read) && read.length === 4 && read[0] === sort && read[1] === (order ?? '')) {
      const [, , position, id] = read.map(String)
      if (isPosition(sort, position ?? '')) {
        return { position: position as string, id: readId(id ?? '') }
      }
    }
  } catch {
    // Not JSON, or without an id.
  }
  throw new ApiProblem('invalid', {
    errors: [{ pointer: '/cursor', key: 'codes.document.invalid' }],
    detail: 'A cursor is only valid with the sort and order of its list',
  })
}

function isPosition(sort: CodeListSort, position: string): boolean {
  if (sort === 'name') return !position.includes('\0')
  return sort === 'scans' ? /^\d{1,18}$/.test(position) : Date.parse(position) >= 0
}
