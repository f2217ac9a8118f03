import { createHmac } from 'node:crypto'
import { z } from 'zod'

/**
 * First entry of an archive. The last entry contains the counts, so a truncated archive is
 * detected.
 */
export const headEntry = 'backup.json'
export const endEntry = 'complete.json'
/**
 * Prefixes of the entries for files and for parts of tables: `tables/<index in the
 * head>/<part>.copy`.
 */
export const fileEntries = 'files/'
export const tableEntries = 'tables/'

const table = z.object({ name: z.string(), columns: z.array(z.string()) })
const partition = z.object({ name: z.string(), parent: z.string(), bound: z.string() })
const sequence = z.object({ name: z.string(), last: z.string() })

export const archiveHead = z.object({
  format: z.literal(1, 'was written by a newer version'),
  createdAt: z.string(),
  /** Names of the migrations applied to the database, in order. */
  migrations: z.array(z.string()),
  /** Verifies that PAYLOAD_SECRET is the same without revealing it. */
  secret: z.string(),
  /** Names are quoted as in SQL. */
  tables: z.array(table),
  partitions: z.array(partition),
  sequences: z.array(sequence),
})
export type ArchiveHead = z.infer<typeof archiveHead>

export const archiveCounts = z.object({ rows: z.number(), files: z.number() })
export type ArchiveCounts = z.infer<typeof archiveCounts>

/** Reports to the operator why nothing was backed up or restored. */
export class ArchiveError extends Error {
  override name = 'ArchiveError'
}

export function fingerprint(secret: string): string {
  return createHmac('sha256', secret).update('backup').digest('hex').slice(0, 16)
}
