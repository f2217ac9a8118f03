import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { Locale } from '@/i18n/locales'

/** Hashes of seed content as it was written and as it was stored. */
export type SeedRecord = { source: string; stored: string }

/** A language, or what all languages share. */
export type Part = Locale | 'shared'

export type SeedRecords = {
  find: (target: string, part: Part) => SeedRecord | undefined
  write: (target: string, part: Part, record: SeedRecord) => Promise<void>
}

/** What the seed of version 0.1 wrote, for sites that were filled before records were kept. */
const earlierFile = join(import.meta.dirname, 'earlier-content.json')

/** Reads what earlier seeds wrote, which tells texts that editors have changed from others. */
export async function readSeedRecords(payload: Payload): Promise<SeedRecords> {
  const { drizzle } = payload.db
  const { rows } = await drizzle.execute(sql`select target, part, source, stored from seeded_texts`)
  const known = readEarlier()
  for (const { target, part, source, stored } of rows as (SeedRecord & Record<string, string>)[]) {
    known.set(`${target} ${part}`, { source, stored })
  }
  return {
    find: (target, part) => known.get(`${target} ${part}`),
    write: async (target, part, record) => {
      known.set(`${target} ${part}`, record)
      await drizzle.execute(sql`
        insert into seeded_texts (target, part, source, stored)
        values (${target}, ${part}, ${record.source}, ${record.stored})
        on conflict (target, part) do update
        set source = excluded.source, stored = excluded.stored`)
    },
  }
}

function readEarlier(): Map<string, SeedRecord> {
  if (!existsSync(earlierFile)) return new Map()
  const earlier: Record<string, [source: string, stored: string]> = JSON.parse(
    readFileSync(earlierFile, 'utf8'),
  )
  return new Map(
    Object.entries(earlier).map(([name, [source, stored]]) => [name, { source, stored }]),
  )
}
