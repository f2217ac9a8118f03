import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import {
  type CreatedWorkspaceKey,
  type KeyEffects,
  type WorkspaceKeyView,
  type WorkspaceRole,
  workspaceLimits,
} from '@/codes'
import { ApiProblem } from '../codes/api/api-problem'
import { hashEditKey } from '../codes/edit-key-hash'
import { type Execute, inTransaction } from '../in-transaction'
import { queryRows } from '../query-rows'
import { openEmail } from '../subscriptions/send-subscriber-mail'
import { createWorkspaceKey } from './create-workspace-key'
import { endEditKeys, listEditKeys } from './edit-keys'
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
      insert into workspace_keys (workspace_id, name, role, key_hash, made_with)
      values (${workspaceId}, ${name}, ${role}, ${hashEditKey(secret)}, ${keyId})
      returning ${keyColumns}`)
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
  return changeKey(workspace, id, 'renameKey', async () => ({ change: sql`name = ${name}` }))
}

/**
 * Revokes a key at once and for good, with the edit keys that came from it. The last key of an owner
 * cannot be revoked. Returns what the key led to, as it was before.
 */
export async function revokeKey(
  workspace: Workspace,
  id: string,
): Promise<WorkspaceKeyView & { ledTo: KeyEffects }> {
  const ledTo = await readKeyEffects(workspace, id)
  const key = await changeKey(workspace, id, 'revokeKey', async (before, execute) => {
    if (before.role === 'owner' && before.revokedAt === null) {
      await refuseLastOwner(execute, workspace.id)
    }
    const codes = await endEditKeys(execute, workspace.id, before.id)
    return { change: sql`revoked_at = coalesce(revoked_at, now())`, log: { codes } }
  })
  return { ...key, ledTo }
}

/** Reads what still gives access and came from a key, which may be revoked already. */
export async function readKeyEffects({ id }: Workspace, written: string): Promise<KeyEffects> {
  const keyId = readId(written)
  const [found] = await queryRows<{ recoveryAddress: boolean }>(sql`
    select coalesce(workspace.email_from = key.id and email_hash is not null, false)
      as "recoveryAddress"
    from workspace_keys key join workspaces workspace on workspace.id = key.workspace_id
    where key.id = ${keyId} and workspace.id = ${id}`)
  if (!found) throw new ApiProblem('unknown')
  const isFrom = sql`workspace_id = ${id} and made_with = ${keyId}`
  const [editKeys, webhooks, domains, keys, subscriptions] = await Promise.all([
    listEditKeys(id, keyId),
    queryRows<{ id: string; url: string }>(
      sql`select id, url from webhooks where ${isFrom} order by created_at, id`,
    ),
    queryRows<{ id: string; host: string }>(
      sql`select id, host from workspace_domains where ${isFrom} order by created_at, id`,
    ),
    queryRows<{ id: string; name: string; role: WorkspaceRole }>(sql`
      select id, name, role from workspace_keys where ${isFrom} and revoked_at is null
      order by created_at, id`),
    queryRows<{ id: string; sealed: string; slug: string | null }>(sql`
      select subscriptions.id, sealed_email as sealed, codes.slug
      from subscriptions left join codes on codes.id = code_id
      where made_with = ${keyId} and (workspace_id = ${id} or code_id in (
        select code_id from workspace_codes where workspace_id = ${id}))
      order by subscriptions.created_at, subscriptions.id`),
  ])
  return {
    ...found,
    ...{ editKeys, webhooks, domains, keys },
    subscriptions: subscriptions.map(({ id: subscription, sealed, slug }) => ({
      ...{ id: subscription, email: openEmail(sealed) ?? '', slug },
    })),
  }
}

/** Ends the edit keys of all codes of a workspace. Returns their number. */
export function endAllEditKeys({ id: workspaceId, keyId }: Workspace): Promise<{ codes: number }> {
  return inTransaction(async (execute) => {
    await lockWorkspace(execute, workspaceId)
    const codes = await endEditKeys(execute, workspaceId)
    await logChanges(execute, [{ workspaceId, keyId, action: 'endEditKeys', after: { codes } }])
    return { codes }
  })
}

async function refuseLastOwner(execute: Execute, workspaceId: string): Promise<void> {
  const owners = await execute(sql`
    select id from workspace_keys
    where workspace_id = ${workspaceId} and role = 'owner' and revoked_at is null`)
  if (owners.length > 1) return
  throw new ApiProblem('lastOwner', { detail: 'The last key of an owner cannot be revoked' })
}

function changeKey(
  { id: workspaceId, keyId }: Workspace,
  written: string,
  action: 'renameKey' | 'revokeKey',
  decide: (key: KeyRow, execute: Execute) => Promise<{ change: SQL; log?: object }>,
): Promise<WorkspaceKeyView> {
  const id = readId(written)
  return inTransaction(async (execute) => {
    await lockWorkspace(execute, workspaceId)
    const [key] = await execute<KeyRow>(sql`
      select ${keyColumns} from workspace_keys where id = ${id} and workspace_id = ${workspaceId}`)
    if (!key) throw new ApiProblem('unknown')
    const { change, log } = await decide(key, execute)
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
        after: { id, name: changed.name, ...log },
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
