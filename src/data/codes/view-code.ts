import { env } from '@/env'
import { paths } from '@/paths'
import 'server-only'
import { type CodeView, hasExpired } from '@/codes'
import { ownerFilePath } from '../files/code-file-link'
import type { CodeRow } from './code-row'
import { listWarnings } from './list-warnings'

/** The view of a code for the owner of its edit key. */
export async function viewCode(row: CodeRow): Promise<CodeView> {
  const expiry = row.document.rules?.expiry
  return {
    slug: row.slug,
    link: codeLink(row),
    type: row.document.type,
    name: row.name ?? '',
    document: row.document,
    design: row.design,
    status: row.status,
    warnings: await listWarnings(row),
    blockReason: row.status === 'blocked' ? row.blockReason : null,
    hasEnded: Boolean(
      expiry && hasExpired(expiry, { atMs: Date.now(), scansUsed: Number(row.scansUsed ?? 0) }),
    ),
    scans: Number(row.scans),
    hasPassword: row.passwordHash !== null,
    hasEmail: row.emailHash !== null,
    timeZone: row.timeZone ?? 'UTC',
    files: row.files.map((file) => ({ ...file, path: ownerFilePath(file.id, file.name) })),
    revision: Number(row.revision),
    createdAt: isoTime(row.createdAt),
    updatedAt: isoTime(row.updatedAt),
    deletedAt: row.deletedAt && isoTime(row.deletedAt),
  }
}

function isoTime(time: string): string {
  return new Date(time).toISOString()
}

/** The content of the symbol, in capitals for the smaller alphanumeric mode. */
export function codeLink({ slug, domain }: Pick<CodeRow, 'slug' | 'domain'>): string {
  const site = domain === null ? env.SITE_URL : `https://${domain}`
  return (site + paths.hostedPage(slug)).toUpperCase()
}
