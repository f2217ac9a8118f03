import 'server-only'
import { sql } from 'drizzle-orm'
import { type WorkspaceFolder, workspaceLimits } from '@/codes'
import { ApiProblem } from '../codes/api/api-problem'
import { type Execute, inTransaction } from '../in-transaction'
import { queryRows } from '../query-rows'
import type { Workspace } from './get-workspace'
import { logChanges } from './log-changes'
import { lockWorkspace } from './manage-keys'
import { readId } from './read-id'

const folderColumns = sql`id, name,
  (select count(*)::int from workspace_codes where folder_id = workspace_folders.id) as codes`

export function listFolders({ id }: Workspace): Promise<WorkspaceFolder[]> {
  return queryRows<WorkspaceFolder>(sql`
    select ${folderColumns} from workspace_folders where workspace_id = ${id}
    order by fold_search_text(name), name`)
}

export function createFolder(workspace: Workspace, name: string): Promise<WorkspaceFolder> {
  const { id: workspaceId, keyId } = workspace
  return inTransaction(async (execute) => {
    await lockWorkspace(execute, workspaceId)
    await refuseName(execute, workspaceId, name)
    const [folders] = await execute<{ count: number }>(sql`
      select count(*)::int as count from workspace_folders where workspace_id = ${workspaceId}`)
    if ((folders?.count ?? 0) >= workspaceLimits.folders) {
      throw new ApiProblem('full', { values: { max: workspaceLimits.folders } })
    }
    const [row] = await execute<WorkspaceFolder>(sql`
      insert into workspace_folders (workspace_id, name) values (${workspaceId}, ${name})
      returning ${folderColumns}`)
    const folder = row as WorkspaceFolder
    await logChanges(execute, [
      { workspaceId, keyId, action: 'createFolder', after: { id: folder.id, name } },
    ])
    return folder
  })
}

/** @param undoes the change in the log that this one undoes */
export function renameFolder(
  workspace: Workspace,
  written: string,
  name: string,
  undoes?: string,
): Promise<WorkspaceFolder> {
  const { id: workspaceId, keyId } = workspace
  const id = readId(written)
  return inTransaction(async (execute) => {
    await lockWorkspace(execute, workspaceId)
    const before = await findName(execute, workspaceId, id)
    if (before !== name) await refuseName(execute, workspaceId, name)
    const [row] = await execute<WorkspaceFolder>(sql`
      update workspace_folders set name = ${name} where id = ${id} returning ${folderColumns}`)
    await logChanges(execute, [
      {
        ...{ workspaceId, keyId, action: 'renameFolder', ...(undoes !== undefined && { undoes }) },
        before: { id, name: before },
        after: { id, name },
      },
    ])
    return row as WorkspaceFolder
  })
}

/** Deletes a folder. Its codes stay in the workspace, outside of folders. */
export async function deleteFolder(workspace: Workspace, written: string): Promise<void> {
  const { id: workspaceId, keyId } = workspace
  const id = readId(written)
  await inTransaction(async (execute) => {
    await lockWorkspace(execute, workspaceId)
    const name = await findName(execute, workspaceId, id)
    await execute(sql`delete from workspace_folders where id = ${id}`)
    await logChanges(execute, [{ workspaceId, keyId, action: 'deleteFolder', after: { id, name } }])
  })
}

async function findName(execute: Execute, workspaceId: string, id: string): Promise<string> {
  const [folder] = await execute<{ name: string }>(sql`
    select name from workspace_folders where id = ${id} and workspace_id = ${workspaceId}`)
  if (!folder) throw new ApiProblem('unknown')
  return folder.name
}

async function refuseName(execute: Execute, workspaceId: string, name: string): Promise<void> {
  const [other] = await execute(sql`
    select 1 from workspace_folders where workspace_id = ${workspaceId} and name = ${name}`)
  if (!other) return
  throw new ApiProblem('invalid', {
    errors: [{ pointer: '/name', key: 'codes.workspaces.folderExists' }],
  })
}
