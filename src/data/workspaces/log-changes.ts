import 'server-only'
import { sql } from 'drizzle-orm'
import type { WorkspaceAction } from '@/codes'
import type { Execute } from '../in-transaction'
import { queryRows } from '../query-rows'

export type State = Readonly<Record<string, unknown>>

export type NewChange = {
  workspaceId: string
  /** The workspace key that was used, if any. */
  keyId: string | null
  action: WorkspaceAction
  codeId?: string
  before?: State
  after?: State
  undoes?: string
}

/** Maximum characters of JSON of one member in the log, such as a style with a logo. */
const maxMemberLength = 32 * 1024

/** Adds entries to the log. `before` and `after` contain the changed members only. */
export async function logChanges(execute: Execute, changes: readonly NewChange[]): Promise<void> {
  if (changes.length === 0) return
  const rows = changes.map(({ before, after, ...change }) => ({
    ...change,
    ...clampStates(before, after),
  }))
  await execute(sql`
    insert into workspace_changes (workspace_id, key_id, code_id, action, before, after, undoes)
    select "workspaceId", "keyId", "codeId", action, before, after, undoes
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as rows ("workspaceId" uuid,
      "keyId" uuid, "codeId" uuid, action text, before jsonb, after jsonb, undoes bigint)`)
}

/** Adds an entry if the code is in a workspace, whichever key was used. */
export async function logCodeChange(
  execute: Execute,
  { codeId, ...change }: Omit<NewChange, 'workspaceId'> & { codeId: string },
): Promise<void> {
  const [found] = await execute<{ workspaceId: string }>(
    sql`select workspace_id as "workspaceId" from workspace_codes where code_id = ${codeId}`,
  )
  if (found) await logChanges(execute, [{ ...change, ...found, codeId }])
}

export function logChange(change: NewChange): Promise<void> {
  return logChanges(queryRows, [change])
}

/**
 * Members that are too long are named instead. Such a change cannot be undone, because its earlier
 * state is not known.
 */
function clampStates(before: State | undefined, after: State | undefined) {
  const omitted = [before, after].flatMap((state) =>
    Object.entries(state ?? {})
      .filter(([, value]) => (JSON.stringify(value)?.length ?? 0) > maxMemberLength)
      .map(([name]) => name),
  )
  if (omitted.length === 0) return { before: before ?? null, after: after ?? null }
  const short = Object.entries(after ?? {}).filter(([name]) => !omitted.includes(name))
  return { before: null, after: { ...Object.fromEntries(short), omitted: [...new Set(omitted)] } }
}
