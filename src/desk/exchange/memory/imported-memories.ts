import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { MemoryUnit } from '../../formats/tmx/write-tmx'

/** In the place of a collection, for the segments of imported files. */
const entity = 'tmx'
/** Of the column that contains the name of the file. */
const maxName = 36
export const maxMemories = 50

export type ImportedMemory = { name: string; importedAt: string; segments: number }

export async function listMemories({ db }: Pick<Payload, 'db'>): Promise<ImportedMemory[]> {
  const { rows } = await db.drizzle.execute(sql`
    select known.document_id as name, known.published_at as "importedAt", count(*)::int as segments
    from translation_memory_documents known
    join translation_memory using (entity, document_id)
    where entity = ${entity} group by 1, 2 order by 1`)
  return rows as ImportedMemory[]
}

/** The name under which the segments of a file are saved. It is part of an address. */
export function memoryName(file: string): string {
  const name = file.replace(/\.tmx$/i, '').replace(/[^\p{L}\p{N} ._-]+/gu, '-')
  return name.slice(-maxName).trim() || 'tmx'
}

/** Saves the segments of a file. They replace those of an earlier file of the same name. */
export async function storeMemory(
  { db }: Pick<Payload, 'db'>,
  file: string,
  pieces: readonly string[],
): Promise<void> {
  const name = memoryName(file)
  await db.drizzle.transaction(async (tx) => {
    await tx.execute(sql`
      delete from translation_memory_documents where entity = ${entity} and document_id = ${name}`)
    await tx.execute(sql`
      insert into translation_memory_documents (entity, document_id, published_at)
      values (${entity}, ${name}, now())`)
    for (const piece of pieces)
      await tx.execute(sql`
        insert into translation_memory (entity, document_id, position, key, source, targets)
        select ${entity}, ${name}, position, key, source, targets
        from jsonb_to_recordset(${piece}::jsonb)
          as new (position int, key text, source text, targets jsonb)`)
  })
}

/** Returns whether there was a file with the name. */
export async function forgetMemory({ db }: Pick<Payload, 'db'>, name: string): Promise<boolean> {
  const { rows } = await db.drizzle.execute(sql`
    delete from translation_memory_documents where entity = ${entity} and document_id = ${name}
    returning 1`)
  return rows.length > 0
}

const rowsOfRead = 1_000

/** Reads the whole memory page by page, so that its size does not matter. */
export async function* readMemory({ db }: Pick<Payload, 'db'>): AsyncGenerator<MemoryUnit> {
  let last: [string, string, number] = ['', '', -1]
  for (;;) {
    const { rows } = await db.drizzle.execute(sql`
      select entity, document_id as "documentId", position, source, targets
      from translation_memory
      where (entity, document_id, position) > (${last[0]}, ${last[1]}, ${last[2]})
      order by entity, document_id, position limit ${rowsOfRead}`)
    for (const { source, targets } of rows as MemoryUnit[]) yield { source, targets }
    const end = rows.at(-1)
    if (!end || rows.length < rowsOfRead) return
    last = [String(end.entity), String(end.documentId), Number(end.position)]
  }
}
