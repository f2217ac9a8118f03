import 'server-only'
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'drizzle-orm'
import type { WorkspaceChange } from '@/codes'
import { ApiProblem } from '../codes/api/api-problem'
import { type PreparedDocument, prepareDocument } from '../codes/prepare-documents'
import { type Execute, inTransaction } from '../in-transaction'
import { queryRows } from '../query-rows'
import { findRefusal, hasState, lockCodes, type WorkspaceCodeState, writeState } from './code-state'
import { editWorkspace, pickSettings } from './edit-workspace'
import { refuseUnlessAllowed, type Workspace } from './get-workspace'
import { logChanges } from './log-changes'
import { renameFolder } from './manage-folders'
import { type ChangeRow, canUndo, changeColumns, changeTables, viewChange } from './read-changes'

/**
 * Restores what a change has changed, unless these members were changed again since. The undo is a
 * change that can be undone in turn.
 */
export async function undoChange(workspace: Workspace, written: string): Promise<WorkspaceChange> {
  const change = await findChange(workspace, written)
  if (!canUndo(change) || !change.before || !change.after) {
    throw new ApiProblem('permanent')
  }
  if (change.codeId === null) await undoInWorkspace(workspace, change)
  else await undoOnCode(workspace, change, change.codeId)
  const [last] = await queryRows<ChangeRow>(sql`
    select ${changeColumns} from ${changeTables}
    where change.workspace_id = ${workspace.id} and change.key_id = ${workspace.keyId}
    order by change.id desc limit 1`)
  return viewChange(last as ChangeRow)
}

async function findChange({ id }: Workspace, written: string): Promise<ChangeRow> {
  const [change] = /^\d{1,18}$/.test(written)
    ? await queryRows<ChangeRow>(sql`
        select ${changeColumns} from ${changeTables}
        where change.workspace_id = ${id} and change.id = ${written}::bigint`)
    : []
  if (!change) throw new ApiProblem('unknown')
  return change
}

async function undoOnCode(
  { id: workspaceId, keyId }: Workspace,
  { id, before, after }: ChangeRow,
  codeId: string,
): Promise<void> {
  const state = before as Partial<WorkspaceCodeState>
  // Targets are checked again, because they may have become harmful since.
  const prepared = state.document && (await prepareEarlier(codeId, state.document))
  await inTransaction(async (execute) => {
    const [code] = await lockCodes(execute, workspaceId, { id: codeId })
    if (!code) throw new ApiProblem('unknown')
    if (!hasState(code, after ?? {})) throw changedSince()
    const refusal = findRefusal(code, state)
    if (refusal) throw new ApiProblem(refusal)
    await refuseMissingFolder(execute, state)
    await writeState(execute, [codeId], state, prepared)
    await logChanges(execute, [
      {
        ...{ workspaceId, keyId, codeId, action: 'undo', undoes: id },
        before: after ?? {},
        after: state,
      },
    ])
  })
}

async function prepareEarlier(codeId: string, document: unknown): Promise<PreparedDocument> {
  const files = await queryRows<{ id: string }>(
    sql`select id from code_files where code_id = ${codeId}`,
  )
  return prepareDocument(
    document,
    files.map((file) => file.id),
  )
}

async function refuseMissingFolder(execute: Execute, { folder }: Partial<WorkspaceCodeState>) {
  if (!folder) return
  const [found] = await execute(sql`select 1 from workspace_folders where id = ${folder}`)
  if (!found) throw changedSince()
}

async function undoInWorkspace(workspace: Workspace, change: ChangeRow): Promise<void> {
  const { action, before, after } = change
  if (action === 'editWorkspace') {
    refuseUnlessAllowed(workspace, 'owner')
    if (!isDeepStrictEqual(pickSettings(workspace, after ?? {}), after)) throw changedSince()
    await editWorkspace(workspace, before as object, change.id)
    return
  }
  const { id, name } = before as { id: string; name: string }
  const [folder] = await queryRows<{ name: string }>(
    sql`select name from workspace_folders where id = ${id} and workspace_id = ${workspace.id}`,
  )
  if (folder?.name !== after?.name) throw changedSince()
  await renameFolder(workspace, id, name, change.id)
}

function changedSince(): ApiProblem {
  return new ApiProblem('outdated')
}
