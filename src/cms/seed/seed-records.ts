import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { Locale } from '@/i18n/locales'
import earlierContent from './earlier-content.json'

/** Hashes of seed content: of its source and of the stored result. */
export type SeedRecord = { source: string; stored: string }

/** A language, or the values that all languages share. */
export type SeedPart = Locale | 'shared'

export type SeedRecords = {
  /**
   * Returns whether this site has a separate record, which an interrupted run may not have written.
   */
  has: (target: string, part: SeedPart) => boolean
  find: (target: string, part: SeedPart) => SeedRecord | undefined
  write: (target: string, part: SeedPart, record: SeedRecord) => Promise<void>
}

/**
 * Reads the records of earlier seeds, which identify the texts that editors have changed.
 * `earlier-content.json` contains them for sites that were filled before records existed.
 */
export async function readSeedRecords(payload: Payload): Promise<SeedRecords> {
  const { drizzle } = payload.db
  const { rows } = await drizzle.execute(sql`select target, part, source, stored from seeded_texts`)
  const known = readEarlier()
  const own = new Set<string>()
  for (const { target, part, source, stored } of rows as (SeedRecord & Record<string, string>)[]) {
    known.set(`${target} ${part}`, { source, stored })
    own.add(`${target} ${part}`)
  }
  return {
    has: (target, part) => own.has(`${target} ${part}`),
    find: (target, part) => known.get(`${target} ${part}`),
    write: async (target, part, record) => {
      known.set(`${target} ${part}`, record)
      own.add(`${target} ${part}`)
      await drizzle.execute(sql`
        insert into seeded_texts (target, part, source, stored)
        values (${target}, ${part}, ${record.source}, ${record.stored})
        on conflict (target, part) do update
        set source = excluded.source, stored = excluded.stored`)
    },
  }
}

function readEarlier(): Map<string, SeedRecord> {
  return new Map(
    Object.entries(earlierContent).map(([name, hash]) => [name, { source: hash, stored: hash }]),
  )
}
