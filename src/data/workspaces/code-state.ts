import 'server-only'
import { isDeepStrictEqual } from 'node:util'
import { type SQL, sql } from 'drizzle-orm'
import { type CodeDocument, graceDays, type ProblemKey } from '@/codes'
import type { Design } from '@/qr/design'
import type { PreparedDocument } from '../codes/prepare-documents'
import type { Execute } from '../in-transaction'
import type { State } from './log-changes'

/** The members of a code that changes in a workspace set, as the log names them. */
export type WorkspaceCodeState = {
  document: CodeDocument
  design: Design | null
  name: string
  timeZone: string
  status: string
  deleted: boolean
  archived: boolean
  folder: string | null
  tags: readonly string[]
}

export type StatefulCode = WorkspaceCodeState & {
  id: string
  slug: string
  fileIds: readonly string[]
  canRestore: boolean
}

/** An SQL list of ids or texts, whose number is not limited by that of parameters. */
export function sqlList(values: readonly string[], type: SQL): SQL {
  return sql`(select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb)::${type})`
}

/** Reads codes of a workspace by slug or id, and locks them in the order that all changes use. */
export function lockCodes(
  execute: Execute,
  workspaceId: string,
  by: { slugs: readonly string[] } | { id: string },
): Promise<StatefulCode[]> {
  const which =
    'id' in by ? sql`codes.id = ${by.id}` : sql`codes.slug in ${sqlList(by.slugs, sql`text`)}`
  return execute<StatefulCode>(sql`
    select codes.id, codes.slug, codes.document, codes.design, coalesce(codes.name, '') as name,
      coalesce(codes.time_zone, 'UTC') as "timeZone", codes.status,
      codes.deleted_at is not null as deleted,
      coalesce(codes.deleted_at > now() - make_interval(days => ${graceDays}), true) as "canRestore",
      listed.archived_at is not null as archived, listed.folder_id as folder, listed.tags,
      array(select file.id::text from code_files file where file.code_id = codes.id) as "fileIds"
    from workspace_codes listed join codes on codes.id = listed.code_id
    where listed.workspace_id = ${workspaceId} and ${which}
    order by listed.code_id for update of listed, codes`)
}

/** Why a code cannot get the state; null if it can. */
export function findRefusal(
  code: StatefulCode,
  after: Partial<WorkspaceCodeState>,
): ProblemKey | null {
  if (after.deleted === false) return code.canRestore ? null : 'gone'
  if (code.deleted) return after.deleted ? null : 'gone'
  const isContent = Object.keys(after).some((name) => contentMembers.includes(name))
  return isContent && code.status === 'blocked' ? 'blocked' : null
}

const contentMembers = ['document', 'design', 'name', 'timeZone', 'status']

/** Whether a code has exactly these members. */
export function hasState(code: StatefulCode, state: State): boolean {
  return Object.entries(state).every(([name, value]) =>
    isDeepStrictEqual(code[name as keyof WorkspaceCodeState], value),
  )
}

/**
 * Sets the same members of several codes.
 *
 * @param prepared the result of the check of `after.document`
 */
export async function writeState(
  execute: Execute,
  ids: readonly string[],
  after: Partial<WorkspaceCodeState>,
  prepared?: PreparedDocument,
): Promise<void> {
  const which = sqlList(ids, sql`uuid`)
  const changes = listCodeChanges(after, prepared)
  if (changes.length > 0) {
    await execute(sql`
      update codes set ${sql.join(changes, sql`, `)}, revision = revision + 1, updated_at = now()
      where id in ${which}`)
  }
  const listed: SQL[] = []
  if (after.archived !== undefined) {
    listed.push(sql`archived_at = ${after.archived ? sql`now()` : null}`)
  }
  if (after.folder !== undefined) listed.push(sql`folder_id = ${after.folder}`)
  if (after.tags !== undefined) {
    listed.push(
      sql`tags = array(select jsonb_array_elements_text(${JSON.stringify(after.tags)}::jsonb))`,
    )
  }
  if (listed.length > 0) {
    await execute(sql`
      update workspace_codes set ${sql.join(listed, sql`, `)} where code_id in ${which}`)
  }
}

function listCodeChanges(after: Partial<WorkspaceCodeState>, prepared?: PreparedDocument): SQL[] {
  const changes: SQL[] = []
  if (prepared) {
    const { document, suspicion, isChecked } = prepared
    changes.push(
      sql`document = ${JSON.stringify(document)}::jsonb`,
      sql`type = ${document.type}::enum_codes_type`,
      sql`suspicion = ${suspicion}, checked_at = ${isChecked ? sql`now()` : null}`,
    )
  }
  if (after.design !== undefined) {
    changes.push(sql`design = ${after.design && JSON.stringify(after.design)}::jsonb`)
  }
  if (after.name !== undefined) changes.push(sql`name = ${after.name}`)
  if (after.timeZone !== undefined) changes.push(sql`time_zone = ${after.timeZone}`)
  if (after.status !== undefined) changes.push(sql`status = ${after.status}::enum_codes_status`)
  if (after.deleted !== undefined) {
    changes.push(sql`deleted_at = ${after.deleted ? sql`now()` : null}`)
  }
  return changes
}
