import 'server-only'
import { sql } from 'drizzle-orm'
import {
  isRoleEnough,
  type NeededRole,
  type WorkspaceDefaults,
  type WorkspaceRole,
  workspaceKeyPattern,
} from '@/codes'
import type { Locale } from '@/i18n/locales'
import { ApiProblem } from '../codes/api/api-problem'
import { requestLimits } from '../codes/api/request-limits'
import { hashEditKey } from '../codes/edit-key-hash'
import { type Allowance, findWait } from '../limit-visitors'
import { queryRows } from '../query-rows'
import { readBearer } from '../read-bearer'
import { visitorAddress } from '../visitor-address'

/** A workspace, and the key of the request. */
export type Workspace = {
  id: string
  name: string
  locale: Locale
  timeZone: string
  defaults: WorkspaceDefaults
  keyId: string
  keyName: string
  role: WorkspaceRole
}

const wrongKeys: Allowance = {
  name: 'wrong workspace keys',
  most: requestLimits.wrongKeysPerHour,
  seconds: 3600,
}
export const keyRequests: Allowance = {
  name: 'requests with a workspace key',
  most: requestLimits.workspaceRequestsPerMinute,
  seconds: 60,
}

/**
 * Returns the workspace whose key is the bearer token of a request. Throws an `ApiProblem` if there
 * is no such key, if its role does not allow the operation or if it was used too often.
 */
export async function getWorkspace(request: Request, needed: NeededRole): Promise<Workspace> {
  const workspace = await findWorkspace(request)
  if (!workspace) {
    const retrySeconds = await findWait(wrongKeys, visitorAddress(request))
    throw retrySeconds
      ? new ApiProblem('limited', { retrySeconds })
      : new ApiProblem('unauthorised')
  }
  return refuseUnlessAllowed(workspace, needed)
}

/** Returns the workspace; throws if the role of the key is not enough. */
export function refuseUnlessAllowed(workspace: Workspace, needed: NeededRole): Workspace {
  if (isRoleEnough(workspace.role, needed)) return workspace
  throw new ApiProblem('forbidden', {
    detail: `This needs a key with the role ${needed}; the role of this key is ${workspace.role}`,
  })
}

/**
 * Returns the workspace in which a request creates codes; undefined without a bearer token
 * in the form of a workspace key.
 */
export async function findEditedWorkspace(request: Request): Promise<Workspace | undefined> {
  return readBearer(request).startsWith('qw_') ? getWorkspace(request, 'editor') : undefined
}

/** Returns the workspace of a request; undefined if its bearer token is no valid workspace key. */
export async function findWorkspace(request: Request): Promise<Workspace | undefined> {
  const key = readBearer(request)
  if (!workspaceKeyPattern.test(key)) return undefined
  const [found] = await queryRows<Workspace & { isUnnoted: boolean }>(sql`
    select workspace.id, workspace.name, workspace.locale, workspace.time_zone as "timeZone",
      workspace.defaults, key.id as "keyId", key.name as "keyName", key.role,
      key.last_used_at is null or key.last_used_at < now() - interval '1 minute' as "isUnnoted"
    from workspace_keys key join workspaces workspace on workspace.id = key.workspace_id
    where key.key_hash = ${hashEditKey(key)} and key.revoked_at is null`)
  if (!found) return undefined
  const retrySeconds = await findWait(keyRequests, found.keyId)
  if (retrySeconds) throw new ApiProblem('limited', { retrySeconds })
  const { isUnnoted, ...workspace } = found
  if (isUnnoted) {
    await queryRows(sql`update workspace_keys set last_used_at = now() where id = ${found.keyId}`)
  }
  return workspace
}
