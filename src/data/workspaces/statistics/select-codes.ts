import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import { ApiProblem } from '../../codes/api/api-problem'
import { queryRows } from '../../query-rows'

/** More codes must be filtered, so that one request does not read the sums of all of them. */
export const maxCombinedCodes = 10_000

/** Which codes of a workspace are combined; all of them by default. */
export type CodeSelection = { slugs?: readonly string[]; folder?: string; tag?: string }

export type SelectedCode = { id: string; slug: string; name: string }

/** Finds the codes of a workspace that match a filter, without archived and deleted ones. */
export async function selectCodes(
  workspaceId: string,
  { slugs, folder, tag }: CodeSelection,
  max = maxCombinedCodes,
): Promise<SelectedCode[]> {
  const conditions: SQL[] = [
    sql`workspace_id = ${workspaceId}`,
    sql`archived_at is null and deleted_at is null`,
    ...(slugs ? [sql`slug = any(${toArray(slugs)}::text[])`] : []),
    ...(folder ? [sql`folder_id::text = ${folder}`] : []),
    ...(tag ? [sql`tags @> array[${tag}]::text[]`] : []),
  ]
  const codes = await queryRows<SelectedCode>(sql`
    select id, slug, coalesce(name, '') as name
    from workspace_codes join codes on codes.id = code_id
    where ${sql.join(conditions, sql` and `)} limit ${max + 1}`)
  if (codes.length > max) {
    throw new ApiProblem('invalid', {
      detail: `More than ${max} codes: choose a folder, a tag or single codes`,
    })
  }
  return codes
}

/** Formats slugs and ids, which contain neither commas nor quotes, as an array of PostgreSQL. */
export function toArray(names: readonly string[]): string {
  return `{${names.join(',')}}`
}
