import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

export type Folder = { path: string; pictures: number }

/** Limit of folders that the admin lists. */
const maxFolders = 500

/** Lists the folders with pictures, by name. */
export async function listMediaFolders({ db }: Payload): Promise<Folder[]> {
  const { rows } = await db.drizzle.execute(sql`
    select folder as path, count(*)::int as pictures from media
    where folder is not null group by folder order by folder limit ${maxFolders}`)
  return rows as Folder[]
}
