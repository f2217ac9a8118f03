import 'server-only'
import { sql } from 'drizzle-orm'
import { cache } from 'react'
import { type CodeFileView, type DecidableCode, readSlug } from '@/codes'
import { paths } from '@/paths'
import { ownerFilePath } from '../files/code-file-link'
import { queryRows } from '../query-rows'
import { uncheckedSuspicion } from '../reputation/describe-verdicts'
import { type CodeRow, filesColumn, scansUsedColumn } from './code-row'

/** The part of a code that its pages need, without data of its owner. */
export type HostedCode = DecidableCode & {
  id: string
  slug: string
  passwordHash: string | null
  files: readonly CodeFileView[]
  /** Whether the only suspicion is that no provider has answered yet. */
  isUnchecked: boolean
  /** Scans let through so far, where that is limited. */
  scansUsed: number | null
  updatedAt: Date
}

/** Finds a code of any status by its slug in any case. Runs once per render. */
export const findHostedCode = cache(async (written: string): Promise<HostedCode | undefined> => {
  const slug = readSlug(written)
  const row = slug && (await findRow(slug))
  if (!row) return undefined
  const { id, document, status, deletedAt, passwordHash, suspicion, updatedAt } = row
  const isLimited = Boolean(document.rules?.expiry?.scans)
  return {
    id,
    slug,
    document,
    status,
    deletedAtMs: deletedAt ? Date.parse(deletedAt) : null,
    hasPassword: passwordHash !== null,
    passwordHash,
    isSuspicious: Boolean(suspicion),
    isUnchecked: suspicion === uncheckedSuspicion,
    files: row.files.map((file) => ({
      ...file,
      // After the last scan that a limit allows, only the page that it opened leads to the files.
      path: (isLimited ? ownerFilePath : paths.codeFile)(file.id, file.name),
    })),
    scansUsed: isLimited ? Number(row.scansUsed ?? 0) : null,
    updatedAt: new Date(updatedAt),
  }
})

type Row = Pick<
  CodeRow,
  | 'id'
  | 'document'
  | 'status'
  | 'deletedAt'
  | 'passwordHash'
  | 'suspicion'
  | 'updatedAt'
  | 'files'
  | 'scansUsed'
>

async function findRow(slug: string): Promise<Row | undefined> {
  const [row] = await queryRows<Row>(sql`
    select id, document, status, suspicion, deleted_at as "deletedAt",
      password_hash as "passwordHash", updated_at as "updatedAt", ${filesColumn},
      ${scansUsedColumn}
    from codes where slug = ${slug}`)
  return row
}
