import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import { type CodeView, type CreatedCode, graceDays } from '@/codes'
import { ApiProblem } from './api/api-problem'
import { type CodeRow, findCodeRow, updateCode } from './code-row'
import { createEditKey, hashEditKey } from './edit-key-hash'
import { refuseUnlessLive } from './refuse-unless-live'
import { viewCode } from './view-code'

const isLive = sql`status <> 'blocked' and deleted_at is null`

/** Pauses a code. Scans show a page about the pause. */
function pauseCode(row: CodeRow): Promise<CodeView> {
  return setStatus(row, 'paused')
}

function resumeCode(row: CodeRow): Promise<CodeView> {
  return setStatus(row, 'active')
}

async function setStatus(row: CodeRow, status: 'active' | 'paused'): Promise<CodeView> {
  refuseUnlessLive(row)
  if (row.status === status) return viewCode(row)
  return change(row, sql`status = ${status}::enum_codes_status`, isLive)
}

/** Marks a code as deleted. It is removed for good after a grace period. */
export async function deleteCode(row: CodeRow): Promise<CodeView> {
  if (row.deletedAt !== null) return viewCode(row)
  return change(row, sql`deleted_at = now()`, sql`deleted_at is null`)
}

async function restoreCode(row: CodeRow): Promise<CodeView> {
  if (row.deletedAt === null) return viewCode(row)
  const isInTime = sql`deleted_at > now() - make_interval(days => ${graceDays})`
  return change(row, sql`deleted_at = null`, isInTime)
}

/** Replaces the edit key. */
async function rotateKey(row: CodeRow): Promise<CreatedCode> {
  const editKey = createEditKey()
  // Only one of two concurrent rotations may succeed.
  const isUnchanged = sql`edit_key_hash = ${row.editKeyHash}`
  const code = await change(row, sql`edit_key_hash = ${hashEditKey(editKey)}`, isUnchanged)
  return { code, editKey }
}

/** What the API can do with a code, by the last part of the address. */
export const codeActions = {
  pause: pauseCode,
  resume: resumeCode,
  delete: deleteCode,
  restore: restoreCode,
  'rotate-key': rotateKey,
}

async function change(row: CodeRow, changes: SQL, condition: SQL): Promise<CodeView> {
  const changed = await updateCode(row.id, changes, condition)
  if (changed) return viewCode(changed)
  const current = await findCodeRow(row.slug)
  if (!current) throw new ApiProblem('unknown')
  refuseUnlessLive(current)
  throw new ApiProblem('changed', { current: viewCode(current) })
}
