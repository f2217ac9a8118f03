import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import { type CodeView, type CreatedCode, graceDays } from '@/codes'
import type { Execute } from '../in-transaction'
import type { CodeChange } from '../workspaces/log-changes'
import { ApiProblem } from './api/api-problem'
import { findCodeRow, updateCode } from './code-row'
import { createEditKey, hashEditKey } from './edit-key-hash'
import type { OwnedCode } from './get-owned-code'
import { refuseUnlessLive } from './refuse-unless-live'
import { viewCode } from './view-code'

const isLive = sql`status <> 'blocked' and deleted_at is null`

/** Pauses a code. Scans show a page about the pause. */
export function pauseCode(row: OwnedCode): Promise<CodeView> {
  return setStatus(row, 'paused')
}

export function resumeCode(row: OwnedCode): Promise<CodeView> {
  return setStatus(row, 'active')
}

async function setStatus(row: OwnedCode, status: 'active' | 'paused'): Promise<CodeView> {
  refuseUnlessLive(row)
  if (row.status === status) return viewCode(row)
  return change(row, sql`status = ${status}::enum_codes_status`, isLive, {
    action: status === 'paused' ? 'pauseCode' : 'resumeCode',
    before: { status: row.status },
    after: { status },
  })
}

/** Marks a code as deleted. It is removed for good after a grace period. */
export async function deleteCode(row: OwnedCode): Promise<CodeView> {
  if (row.deletedAt !== null) return viewCode(row)
  return change(row, sql`deleted_at = now()`, sql`deleted_at is null`, {
    action: 'deleteCode',
    before: { deleted: false },
    after: { deleted: true },
  })
}

export async function restoreCode(row: OwnedCode): Promise<CodeView> {
  if (row.deletedAt === null) return viewCode(row)
  const isInTime = sql`deleted_at > now() - make_interval(days => ${graceDays})`
  return change(row, sql`deleted_at = null`, isInTime, {
    action: 'restoreCode',
    before: { deleted: true },
    after: { deleted: false },
  })
}

/**
 * Replaces the edit key, or creates the first one of a code in a workspace. It ends with the workspace
 * key that it came from; an edit key that is replaced with itself passes this on.
 */
export async function rotateKey(row: OwnedCode): Promise<CreatedCode> {
  const editKey = createEditKey()
  // Only one of two concurrent rotations may succeed.
  const code = await change(
    row,
    sql`edit_key_hash = ${hashEditKey(editKey)}`,
    sql`edit_key_hash is not distinct from ${row.editKeyHash}`,
    { action: 'rotateKey' },
    async (execute) => {
      if (row.keyId === null) return
      await execute(sql`
        update workspace_codes set edit_key_from = ${row.keyId} where code_id = ${row.id}`)
    },
  )
  return { code, editKey }
}

async function change(
  row: OwnedCode,
  changes: SQL,
  condition: SQL,
  log: Omit<CodeChange, 'keyId'>,
  also?: (execute: Execute) => Promise<void>,
): Promise<CodeView> {
  const entries = [{ ...log, keyId: row.keyId }]
  const changed = await updateCode(row.id, changes, condition, entries, also)
  if (changed) return viewCode(changed)
  const current = await findCodeRow(row.slug)
  if (!current) throw new ApiProblem('unknown')
  refuseUnlessLive(current)
  throw new ApiProblem('changed', { current: await viewCode(current) })
}
