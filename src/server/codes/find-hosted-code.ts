import 'server-only'
import { sql } from 'drizzle-orm'
import { cache } from 'react'
import type { CodeFileView } from '@/codes/code-view'
import type { DecidableCode } from '@/codes/decide-scan'
import { readSlug } from '@/codes/slug'
import { paths } from '@/paths'
import { queryRows } from '../query-rows'
import { findCodeRow } from './code-row'

/** What a visitor's page needs of a code; nothing of its owner. */
export type HostedCode = DecidableCode & {
  slug: string
  passwordHash: string | null
  files: readonly CodeFileView[]
  /** Scans let through so far, where that is limited. */
  scansUsed: number | null
  updatedAt: Date
}

/** A code by its slug in capitals or not, whatever its status; asked for once per answer. */
export const findHostedCode = cache(async (written: string): Promise<HostedCode | undefined> => {
  const slug = readSlug(written)
  const row = slug && (await findCodeRow(slug))
  if (!row) return undefined
  const { document, status, deletedAt, passwordHash, suspicion, updatedAt } = row
  return {
    slug,
    document,
    status,
    deletedAtMs: deletedAt ? Date.parse(deletedAt) : null,
    hasPassword: passwordHash !== null,
    passwordHash,
    isSuspicious: Boolean(suspicion),
    files: row.files.map((file) => ({ ...file, path: paths.codeFile(file.id, file.name) })),
    scansUsed: document.rules?.expiry?.scans ? await countScansUsed(row.id) : null,
    updatedAt: new Date(updatedAt),
  }
})

async function countScansUsed(codeId: string): Promise<number> {
  const [counted] = await queryRows<{ used: string }>(
    sql`select used from scan_limits where code_id = ${codeId}`,
  )
  return Number(counted?.used ?? 0)
}
