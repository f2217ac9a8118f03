import 'server-only'
import { sql } from 'drizzle-orm'
import type { exportActions, WorkspaceAction } from '@/codes'
import { type Execute, inTransaction } from '../in-transaction'

/** A workspace or code, and the workspace key that is used; null for a change without one. */
export type Actor = { id: string; keyId: string | null }

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

/** A change of one code, whether or not it is in a workspace. */
export type CodeChange = Omit<NewChange, 'workspaceId' | 'codeId'>

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
    insert into workspace_changes
      (workspace_id, key_id, key_name, code_id, action, before, after, undoes)
    select "workspaceId", "keyId", (select name from workspace_keys where id = "keyId"), "codeId",
      action, before, after, undoes
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as rows ("workspaceId" uuid,
      "keyId" uuid, "codeId" uuid, action text, before jsonb, after jsonb, undoes bigint)`)
}

/** Adds an entry if the code is in a workspace, whichever key was used. */
export async function logCodeChange(
  execute: Execute,
  { codeId, ...change }: CodeChange & { codeId: string },
): Promise<void> {
  const [found] = await execute<{ workspaceId: string }>(
    sql`select workspace_id as "workspaceId" from workspace_codes where code_id = ${codeId}`,
  )
  if (found) await logChanges(execute, [{ ...change, ...found, codeId }])
}

type ExportAction = (typeof exportActions)[number]

/** Adds an entry about data that leaves the workspace. */
export function logExport({ id, keyId }: Actor, action: ExportAction, after: State): Promise<void> {
  return inTransaction((execute) =>
    logChanges(execute, [{ workspaceId: id, keyId, action, after }]),
  )
}

/**
 * Adds an entry about data of one code that is exported, if the code is in a workspace.
 *
 * @param limit `hourly` for programs that read all the time: one entry an hour for each key
 */
export function logExportOfCode(
  { id: codeId, keyId }: Actor,
  action: ExportAction,
  after: State,
  limit: 'hourly' | 'none' = 'none',
): Promise<void> {
  return inTransaction(async (execute) => {
    if (limit === 'hourly') {
      const [recent] = await execute(sql`
        select 1 from workspace_changes where code_id = ${codeId} and action = ${action}
          and key_id is not distinct from ${keyId}::uuid and at > now() - interval '1 hour' limit 1`)
      if (recent) return
    }
    await logCodeChange(execute, { codeId, keyId, action, after })
  })
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
