import { createHmac } from 'node:crypto'
import { z } from 'zod'

/** The first entry of an archive. The last has the counts, so that an incomplete archive shows. */
export const headEntry = 'backup.json'
export const endEntry = 'complete.json'
/** Before the names of files, and of the parts of tables: `tables/<index in the head>/<part>.copy`. */
export const fileEntries = 'files/'
export const tableEntries = 'tables/'

const table = z.object({ name: z.string(), columns: z.array(z.string()) })
const partition = z.object({ name: z.string(), parent: z.string(), bound: z.string() })
const sequence = z.object({ name: z.string(), last: z.string() })

export const archiveHead = z.object({
  format: z.literal(1, 'was written by a newer version'),
  createdAt: z.string(),
  /** Names of the migrations that the database had seen, in their order. */
  migrations: z.array(z.string()),
  /** Shows whether PAYLOAD_SECRET is the same, and nothing about it. */
  secret: z.string(),
  /** Names are quoted as in SQL. */
  tables: z.array(table),
  partitions: z.array(partition),
  sequences: z.array(sequence),
})
export type ArchiveHead = z.infer<typeof archiveHead>

export const archiveCounts = z.object({ rows: z.number(), files: z.number() })
export type ArchiveCounts = z.infer<typeof archiveCounts>

/** A reason why nothing was backed up or restored, for the operator to read. */
export class ArchiveError extends Error {
  override name = 'ArchiveError'
}

export function fingerprint(secret: string): string {
  return createHmac('sha256', secret).update('backup').digest('hex').slice(0, 16)
}
