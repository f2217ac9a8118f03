import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { connectionOf } from '../documents/connection-of'
import type { Entity } from '../documents/entity'
import { publishedLocales } from '../documents/published-locales'
import type { DeskLocale } from '../languages'
import type { Sources } from '../states/compute-states'
import { hashText, listUnits } from '../states/list-units'
import { updateStates } from '../states/update-states'

/**
 * Marks translations that a machine has just written. Returns the keys of the marked ones: the others
 * are what was there before.
 *
 * @param before hashes of the earlier translations of the saved texts, by their keys
 */
export async function markMachineMade(
  entity: Entity,
  locale: DeskLocale,
  before: ReadonlyMap<string, string>,
  req: PayloadRequest,
): Promise<ReadonlySet<string>> {
  const marked = new Set<string>()
  await updateStates(entity, req, (known, { config, published }) => {
    // A text that readers see already has been checked.
    const isPublic = publishedLocales(published).includes(locale)
    const shown = new Map(
      listUnits(config.flattenedFields, published).map(({ key, texts }) => [
        key,
        isPublic ? hashText(texts[locale]) : undefined,
      ]),
    )
    const own = Object.entries(known[locale] ?? {}).map(([key, one]): [string, Sources[string]] => {
      const [translation, source] = one
      const isNew = before.has(key) && before.get(key) !== translation
      if (!isNew) return [key, one]
      marked.add(key)
      if (shown.get(key) === translation) return [key, one]
      return [key, [translation, source, translation]]
    })
    return { ...known, [locale]: Object.fromEntries(own) }
  })
  return marked
}

/** Marks in a copy of a document what is marked in the original. */
export async function copyMarks(original: Entity, copy: Entity, req: PayloadRequest) {
  const connection = await connectionOf(req)
  const { rows } = await connection.execute(sql`
    select locale, jsonb_path_query_array(sources, '$.*[2]') as hashes from translation_states
    where entity = ${original.slug} and document_id = ${original.id}
      and jsonb_path_exists(sources, '$.*[2]')`)
  if (rows.length === 0) return
  await updateStates(copy, req, (known) => {
    // The rows of a copy have other ids, and its texts other keys.
    const marked = rows.map(({ locale, hashes }) => {
      const own = Object.entries(known[locale as DeskLocale] ?? {}).map(([key, [text, source]]) => {
        const isMarked = (hashes as string[]).includes(text)
        return [key, isMarked ? [text, source, text] : [text, source]]
      })
      return [locale, Object.fromEntries(own)]
    })
    return { ...known, ...Object.fromEntries(marked) }
  })
}
