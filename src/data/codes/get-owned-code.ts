import 'server-only'
import { sql } from 'drizzle-orm'
import { editKeyPattern, type NeededRole, readSlug } from '@/codes'
import { type Allowance, findWait } from '../limit-visitors'
import { queryRows } from '../query-rows'
import { readBearer } from '../read-bearer'
import { visitorAddress } from '../visitor-address'
import { findWorkspace, refuseUnlessAllowed, type Workspace } from '../workspaces/get-workspace'
import { ApiProblem } from './api/api-problem'
import { requestLimits } from './api/request-limits'
import { type CodeRow, findCodeRow } from './code-row'
import { isKeyOf } from './edit-key-hash'

const wrongKeys: Allowance = {
  name: 'wrong edit keys',
  most: requestLimits.wrongKeysPerHour,
  seconds: 3600,
}
/** The same limit as for scans of unknown codes. */
const unknownCodes: Allowance = { name: 'unknown codes', most: 60, seconds: 60 }

/** A code, and the workspace key of the request; null for the code's own edit key. */
export type OwnedCode = CodeRow & { keyId: string | null }

/**
 * Returns the code of a request that contains its edit key, or a key of its workspace whose role is
 * enough; also if the code is deleted or blocked. The right key is never refused, whatever others in
 * the same network have tried, and attempts with a workspace key count for that key.
 */
export async function getOwnedCode(
  request: Request,
  slug: string,
  needed: NeededRole = 'editor',
): Promise<OwnedCode> {
  const workspace = await findWorkspace(request)
  const counted = workspace?.keyId ?? visitorAddress(request)
  const row = await getCode(slug, counted)
  if (workspace && (await isInWorkspace(row, workspace))) {
    return { ...row, keyId: refuseUnlessAllowed(workspace, needed).keyId }
  }
  const editKey = readBearer(request)
  if (editKeyPattern.test(editKey) && isKeyOf(row.editKeyHash, editKey)) {
    return { ...row, keyId: null }
  }
  const retrySeconds = await findWait(wrongKeys, counted)
  throw retrySeconds ? new ApiProblem('limited', { retrySeconds }) : new ApiProblem('unauthorised')
}

async function isInWorkspace({ id }: CodeRow, workspace: Workspace): Promise<boolean> {
  const [found] = await queryRows(sql`
    select 1 from workspace_codes where code_id = ${id} and workspace_id = ${workspace.id}`)
  return found !== undefined
}

export async function isInAnyWorkspace({ id }: Pick<CodeRow, 'id'>): Promise<boolean> {
  const [found] = await queryRows(sql`select 1 from workspace_codes where code_id = ${id}`)
  return found !== undefined
}

async function getCode(written: string, counted: string): Promise<CodeRow> {
  const slug = readSlug(written)
  return (slug && (await findCodeRow(slug))) || refuseUnknown(counted)
}

/** Throws the problem for an unknown code, or refuses the caller after many attempts. */
export async function refuseUnknown(counted: string): Promise<never> {
  const retrySeconds = await findWait(unknownCodes, counted)
  throw retrySeconds ? new ApiProblem('limited', { retrySeconds }) : new ApiProblem('unknown')
}
