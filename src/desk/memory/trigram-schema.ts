import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

type Database = Payload['db']['drizzle']

/** Finds the schema of the extension `pg_trgm`; undefined if the database does not have it. */
export async function findTrigramSchema(
  db: Pick<Database, 'execute'>,
): Promise<string | undefined> {
  const { rows } = await db.execute(sql`
    select nspname as name from pg_extension join pg_namespace space on space.oid = extnamespace
    where extname = 'pg_trgm'`)
  return rows[0]?.name as string | undefined
}

let isReported = false

/** Adds the index for similar texts, once the extension is there. Logs once if it is missing. */
export async function prepareSimilarity({ db, logger }: Payload): Promise<void> {
  const schema = await findTrigramSchema(db.drizzle)
  if (schema) {
    const operators = sql`${sql.identifier(schema)}.gin_trgm_ops`
    await db.drizzle.execute(sql`
      create index if not exists translation_memory_similar_idx
      on translation_memory using gin (folded ${operators})`)
    return
  }
  if (isReported) return
  isReported = true
  logger.warn(
    'pg_trgm is not available: translations of similar texts are not offered. ' +
      'The owner of the database can run: CREATE EXTENSION pg_trgm',
  )
}
