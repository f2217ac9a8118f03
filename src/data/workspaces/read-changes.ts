import 'server-only'
import { sql } from 'drizzle-orm'
import { readSlug, type WorkspaceAction, type WorkspaceChange } from '@/codes'
import { queryRows } from '../query-rows'
import type { ChangeQuery } from './code-schemas'
import type { Workspace } from './get-workspace'
import type { State } from './log-changes'

export type ChangeRow = {
  id: string
  at: string
  action: WorkspaceAction
  codeId: string | null
  keyId: string | null
  keyName: string | null
  slug: string | null
  name: string | null
  before: State | null
  after: State | null
  undoes: string | null
}

export const changeColumns = sql`
  change.id, change.at, change.action, change.code_id as "codeId", change.key_id as "keyId",
  change.key_name as "keyName", codes.slug, codes.name, change.before, change.after, change.undoes`
export const changeTables = sql`
  workspace_changes change left join codes on codes.id = change.code_id`

/** Returns changes of a workspace or of one of its codes, the newest first. */
export async function readChanges(
  { id }: Workspace,
  { slug, cursor, limit }: ChangeQuery,
): Promise<{ changes: WorkspaceChange[]; cursor: string | null }> {
  const ofCode =
    slug === undefined
      ? sql``
      : sql`and change.code_id = (select id from codes where slug = ${readSlug(slug) ?? ''})`
  const rows = await queryRows<ChangeRow>(sql`
    select ${changeColumns} from ${changeTables}
    where change.workspace_id = ${id} ${ofCode}
      ${cursor === undefined ? sql`` : sql`and change.id < ${cursor}::bigint`}
    order by change.id desc limit ${limit + 1}`)
  const shown = rows.slice(0, limit)
  return {
    changes: shown.map(viewChange),
    cursor: rows.length > limit ? String(shown.at(-1)?.id) : null,
  }
}

export function viewChange(row: ChangeRow): WorkspaceChange {
  const { id, at, action, keyId, keyName, codeId, slug, name, before, after, undoes } = row
  return {
    id: String(id),
    at: new Date(at).toISOString(),
    action,
    key: keyId === null ? null : { id: keyId, name: keyName ?? '' },
    code: codeId === null ? null : { slug, name: name ?? '' },
    before,
    after,
    undoes: undoes === null ? null : String(undoes),
    canUndo: canUndo(row),
  }
}

const undoableMembers = [
  ...['document', 'design', 'name', 'timeZone', 'status', 'deleted', 'archived', 'folder', 'tags'],
]
const undoableActions: readonly WorkspaceAction[] = ['editWorkspace', 'renameFolder']

/** Whether the earlier state is known and can be restored, unless something else has changed it. */
export function canUndo({ before, codeId, slug, action }: ChangeRow): boolean {
  if (!before || Object.keys(before).length === 0) return false
  if (codeId === null) return undoableActions.includes(action) && before !== null
  return slug !== null && Object.keys(before).every((member) => undoableMembers.includes(member))
}
