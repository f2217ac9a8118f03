import 'server-only'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { CodeView } from '@/codes'
import { ApiProblem } from '../codes/api/api-problem'
import { checkInput } from '../codes/api/read-input'
import { type NewCodeInput, placementFields } from '../codes/api/schemas'
import { type CodeRow, codeColumns } from '../codes/code-row'
import { createCode } from '../codes/create-codes'
import { editCode } from '../codes/edit-code'
import { inTransaction } from '../in-transaction'
import { queryRows } from '../query-rows'
import { refuseUnknownFolder } from './change-codes'
import { lockCodes, type WorkspaceCodeState, writeState } from './code-state'
import type { Workspace } from './get-workspace'
import { logChanges } from './log-changes'
import { pickMembers } from './pick-members'

const externalIdPath = z.object({ externalId: placementFields.externalId })

/** Creates the code with an external id, or changes it. Fields that are omitted stay unchanged. */
export async function upsertCode(
  workspace: Workspace,
  externalId: string,
  input: NewCodeInput,
  address: string,
): Promise<{ code: CodeView }> {
  checkInput({ externalId }, externalIdPath)
  if ((input.externalId ?? externalId) !== externalId) {
    const errors = [{ pointer: '/externalId', key: 'codes.document.invalid' }]
    throw new ApiProblem('invalid', { errors })
  }
  const existing = await findByExternalId(workspace, externalId)
  if (existing) return { code: await changeExisting(workspace, existing, input) }
  try {
    const created = await createCode({ ...input, externalId }, address, async () => {}, workspace)
    return JSON.parse(created.toString()) as { code: CodeView }
  } catch (cause) {
    // Another request has created it in the meantime.
    const other = cause instanceof ApiProblem && (await findByExternalId(workspace, externalId))
    if (!other) throw cause
    return { code: await changeExisting(workspace, other, input) }
  }
}

async function findByExternalId({ id }: Workspace, externalId: string) {
  const [row] = await queryRows<CodeRow>(sql`
    select ${codeColumns} from codes where id = (
      select code_id from workspace_codes
      where workspace_id = ${id} and external_id = ${externalId})`)
  return row
}

async function changeExisting(
  workspace: Workspace,
  row: CodeRow,
  { folder, tags, slug, document, design, name, timeZone, password, email }: NewCodeInput,
): Promise<CodeView> {
  if (slug !== undefined && slug.toLowerCase() !== row.slug) {
    const detail = 'The slug of a code cannot be changed'
    throw new ApiProblem('invalid', {
      errors: [{ pointer: '/slug', key: 'codes.document.invalid', detail }],
    })
  }
  if (folder) await refuseUnknownFolder(workspace, folder)
  const { keyId } = workspace
  const code = await editCode(
    { ...row, keyId },
    { revision: Number(row.revision), document, design, name, timeZone, password, email },
  )
  const after: Partial<WorkspaceCodeState> = {
    ...(folder !== undefined && { folder }),
    ...(tags !== undefined && { tags }),
  }
  if (Object.keys(after).length > 0) await placeExisting(workspace, row.id, after)
  return code
}

async function placeExisting(
  { id: workspaceId, keyId }: Workspace,
  codeId: string,
  after: Partial<WorkspaceCodeState>,
): Promise<void> {
  await inTransaction(async (execute) => {
    const [code] = await lockCodes(execute, workspaceId, { id: codeId })
    if (!code) return
    await writeState(execute, [codeId], after)
    const before = pickMembers(code, Object.keys(after))
    const action = after.tags === undefined ? 'moveCode' : 'tagCode'
    await logChanges(execute, [{ workspaceId, keyId, codeId, action, before, after }])
  })
}
