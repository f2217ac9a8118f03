import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import { type CreatedWorkspace, type WorkspaceView, workspaceLimits } from '@/codes'
import { loadMessages } from '@/i18n/load-messages'
import { ApiProblem } from '../codes/api/api-problem'
import { hashEditKey } from '../codes/edit-key-hash'
import { hashEmail } from '../codes/hash-email'
import { inTransaction } from '../in-transaction'
import { type Allowance, findWait } from '../limit-visitors'
import { queryRows } from '../query-rows'
import type { NewWorkspace } from './api-schemas'
import { createWorkspaceKey } from './create-workspace-key'
import type { Workspace } from './get-workspace'
import { logChanges, type State } from './log-changes'
import { pickMembers } from './pick-members'

const creations: Allowance = {
  name: 'new workspaces',
  most: workspaceLimits.perDay,
  seconds: 86_400,
}

/** Creates a workspace and the key of its owner. */
export async function createWorkspace(
  input: NewWorkspace,
  address: string,
): Promise<CreatedWorkspace> {
  const retrySeconds = await findWait(creations, address)
  if (retrySeconds) throw new ApiProblem('limited', { retrySeconds })
  if (input.defaults?.domain) throw unverifiedDomain()
  const secret = createWorkspaceKey()
  const { name = '', email, locale = 'en', timeZone = 'UTC', defaults = {} } = input
  const keyName = (await loadMessages(locale)).workspace.frame.roles.owner
  const workspace = await inTransaction(async (execute) => {
    const [row] = await execute<{ id: string }>(sql`
      insert into workspaces (name, email_hash, locale, time_zone, defaults)
      values (${name}, ${email ? hashEmail(email) : null}, ${locale}, ${timeZone},
        ${JSON.stringify(defaults)}::jsonb) returning id`)
    const id = row?.id as string
    const [key] = await execute<{ id: string; name: string }>(sql`
      insert into workspace_keys (workspace_id, name, role, key_hash)
      values (${id}, ${keyName}, 'owner', ${hashEditKey(secret)}) returning id, name`)
    const keyId = key?.id as string
    const after = { hasEmail: Boolean(email) }
    await execute(sql`update workspaces set email_from = ${email ? keyId : null} where id = ${id}`)
    await logChanges(execute, [{ workspaceId: id, keyId, action: 'createWorkspace', after }])
    return { id, name, locale, timeZone, defaults, keyId, keyName, role: 'owner' as const }
  })
  return { workspace: await viewWorkspace(workspace), secret }
}

export async function viewWorkspace(workspace: Workspace): Promise<WorkspaceView> {
  const { id, name, locale, timeZone, defaults, keyId, keyName, role } = workspace
  const [row] = await queryRows<{ hasEmail: boolean; codes: number; createdAt: string }>(sql`
    select email_hash is not null as "hasEmail", created_at as "createdAt",
      (select count(*)::int from workspace_codes where workspace_id = ${id}) as codes
    from workspaces where id = ${id}`)
  if (!row) throw new ApiProblem('unknown')
  const { hasEmail, codes } = row
  const createdAt = new Date(row.createdAt).toISOString()
  const key = { id: keyId, name: keyName, role }
  return { id, name, locale, timeZone, defaults, hasEmail, codes, createdAt, key }
}

/**
 * Changes settings; omitted ones, also of the defaults, stay unchanged.
 *
 * @param undoes the change in the log that this one undoes
 */
export async function editWorkspace(
  workspace: Workspace,
  { email, ...changed }: NewWorkspace,
  undoes?: string,
): Promise<WorkspaceView> {
  const { name, locale, timeZone, defaults } = changed
  if (defaults?.domain) await refuseUnverifiedDomain(workspace.id, defaults.domain)
  const changes: SQL[] = [sql`updated_at = now()`]
  if (name !== undefined) changes.push(sql`name = ${name}`)
  if (locale !== undefined) changes.push(sql`locale = ${locale}`)
  if (timeZone !== undefined) changes.push(sql`time_zone = ${timeZone}`)
  if (defaults) changes.push(sql`defaults = defaults || ${JSON.stringify(defaults)}::jsonb`)
  const { id: workspaceId, keyId } = workspace
  if (email !== undefined) {
    changes.push(
      sql`email_hash = ${email && hashEmail(email)}, email_from = ${email === null ? null : keyId}`,
    )
  }
  await inTransaction(async (execute) => {
    const [present] = await execute<{ hasEmail: boolean }>(sql`
      select email_hash is not null as "hasEmail" from workspaces
      where id = ${workspaceId} for update`)
    await execute(
      sql`update workspaces set ${sql.join(changes, sql`, `)} where id = ${workspaceId}`,
    )
    if (Object.keys(changed).length > 0) {
      const [before, after] = [pickSettings(workspace, changed), changed]
      const undo = undoes === undefined ? {} : { undoes }
      const action = 'editWorkspace'
      await logChanges(execute, [{ workspaceId, keyId, action, before, after, ...undo }])
    }
    if (email !== undefined) {
      const before = { hasEmail: present?.hasEmail ?? false }
      const after = { hasEmail: email !== null }
      await logChanges(execute, [{ workspaceId, keyId, action: 'changeEmail', before, after }])
    }
  })
  const edited = { ...workspace.defaults, ...defaults }
  return viewWorkspace({ ...workspace, ...changed, defaults: edited } as Workspace)
}

/** The present values of the settings that an edit changes; null for defaults that are not set. */
export function pickSettings(workspace: Workspace, edit: State): State {
  const { defaults } = edit
  return {
    ...pickMembers(workspace, Object.keys(edit)),
    ...(defaults !== undefined && {
      defaults: pickMembers(workspace.defaults, Object.keys(defaults as object)),
    }),
  }
}

async function refuseUnverifiedDomain(workspaceId: string, host: string): Promise<void> {
  const [domain] = await queryRows(sql`
    select 1 from workspace_domains
    where workspace_id = ${workspaceId} and host = ${host} and verified_at is not null`)
  if (!domain) throw unverifiedDomain()
}

function unverifiedDomain(): ApiProblem {
  return new ApiProblem('invalid', {
    errors: [{ pointer: '/defaults/domain', key: 'codes.workspaces.domain' }],
  })
}
