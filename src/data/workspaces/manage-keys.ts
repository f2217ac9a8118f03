import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import {
  type CreatedWorkspaceKey,
  type WorkspaceKeyView,
  type WorkspaceRole,
  workspaceLimits,
} from '@/codes'
import { ApiProblem } from '../codes/api/api-problem'
import { hashEditKey } from '../codes/edit-key-hash'
import { type Execute, inTransaction } from '../in-transaction'
import { queryRows } from '../query-rows'
import { createWorkspaceKey } from './create-workspace-key'
import type { Workspace } from './get-workspace'
import { logChanges } from './log-changes'
import { readId } from './read-id'

/** Revoked keys that stay in the list, so that the log shows whose they were. */
const maxRevoked = 200

type KeyRow = {
  id: string
  name: string
  role: WorkspaceRole
  createdAt: string
  lastUsedAt: string | null
  revokedAt: string | null
}

const keyColumns = sql`id, name, role, created_at as "createdAt", last_used_at as "lastUsedAt",
  revoked_at as "revokedAt"`

/** Lists all keys, those in use first. */
export async function listKeys({ id }: Workspace): Promise<WorkspaceKeyView[]> {
  const rows = await queryRows<KeyRow>(sql`
    select ${keyColumns} from workspace_keys where workspace_id = ${id}
    order by revoked_at is not null, created_at, id`)
  return rows.map(viewKey)
}

/** Creates a key. Its secret is returned only here. */
export function createKey(
  workspace: Workspace,
  { name, role }: { name: string; role: WorkspaceRole },
): Promise<CreatedWorkspaceKey> {
  const { id: workspaceId, keyId } = workspace
  return inTransaction(async (execute) => {
    await lockWorkspace(execute, workspaceId)
    const [active] = await execute<{ count: number }>(sql`
      select count(*)::int as count from workspace_keys
      where workspace_id = ${workspaceId} and revoked_at is null`)
    if ((active?.count ?? 0) >= workspaceLimits.keys) {
      throw new ApiProblem('full', { values: { max: workspaceLimits.keys } })
    }
    const secret = createWorkspaceKey()
    const [row] = await execute<KeyRow>(sql`
      insert into workspace_keys (workspace_id, name, role, key_hash)
      values (${workspaceId}, ${name}, ${role}, ${hashEditKey(secret)}) returning ${keyColumns}`)
    await logChanges(execute, [
      { workspaceId, keyId, action: 'createKey', after: { id: row?.id, name, role } },
    ])
    return { key: viewKey(row as KeyRow), secret }
  })
}

export async function renameKey(
  workspace: Workspace,
  id: string,
  name: string,
): Promise<WorkspaceKeyView> {
  return changeKey(workspace, id, 'renameKey', async () => sql`name = ${name}`)
}

/** Revokes a key at once and for good. The last key of an owner cannot be revoked. */
export async function revokeKey(workspace: Workspace, id: string): Promise<WorkspaceKeyView> {
  return changeKey(workspace, id, 'revokeKey', async (key, execute) => {
    if (key.role === 'owner' && key.revokedAt === null) {
      await refuseLastOwner(execute, workspace.id)
    }
    return sql`revoked_at = coalesce(revoked_at, now())`
  })
}

async function refuseLastOwner(execute: Execute, workspaceId: string): Promise<void> {
  const owners = await execute(sql`
    select id from workspace_keys
    where workspace_id = ${workspaceId} and role = 'owner' and revoked_at is null`)
  if (owners.length > 1) return
  throw new ApiProblem('conflict', { detail: 'The last key of an owner cannot be revoked' })
}

function changeKey(
  { id: workspaceId, keyId }: Workspace,
  written: string,
  action: 'renameKey' | 'revokeKey',
  decide: (key: KeyRow, execute: Execute) => Promise<SQL>,
): Promise<WorkspaceKeyView> {
  const id = readId(written)
  return inTransaction(async (execute) => {
    await lockWorkspace(execute, workspaceId)
    const [key] = await execute<KeyRow>(sql`
      select ${keyColumns} from workspace_keys where id = ${id} and workspace_id = ${workspaceId}`)
    if (!key) throw new ApiProblem('unknown')
    const change = await decide(key, execute)
    const [row] = await execute<KeyRow>(
      sql`update workspace_keys set ${change} where id = ${id} returning ${keyColumns}`,
    )
    const changed = row as KeyRow
    await logChanges(execute, [
      {
        workspaceId,
        keyId,
        action,
        before: { id, name: key.name },
        after: { id, name: changed.name },
      },
    ])
    await execute(sql`
      delete from workspace_keys where id in (
        select id from workspace_keys
        where workspace_id = ${workspaceId} and revoked_at is not null
        order by revoked_at desc offset ${maxRevoked})`)
    return viewKey(changed)
  })
}

/** Makes other changes of keys and folders wait, so that limits cannot be exceeded together. */
export async function lockWorkspace(execute: Execute, id: string): Promise<void> {
  await execute(sql`select 1 from workspaces where id = ${id} for update`)
}

function viewKey({ createdAt, lastUsedAt, revokedAt, ...key }: KeyRow): WorkspaceKeyView {
  return {
    ...key,
    createdAt: new Date(createdAt).toISOString(),
    lastUsedAt: lastUsedAt && new Date(lastUsedAt).toISOString(),
    revokedAt: revokedAt && new Date(revokedAt).toISOString(),
  }
}
