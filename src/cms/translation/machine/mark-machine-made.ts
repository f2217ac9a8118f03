import type { PayloadRequest } from 'payload'
import { publishedIn } from '@/cms/published-in'
import type { Locale } from '@/i18n/locales'
import type { Sources } from '../compute-states'
import { hashText, listUnits } from '../list-units'
import { type Entity, readWholeDocument, updateStates } from '../update-states'

/**
 * Marks translations that a machine has just written. Returns the keys of the marked ones: the others
 * are what was there before.
 *
 * @param before hashes of the earlier translations of the saved texts, by their keys
 */
export async function markMachineMade(
  entity: Entity,
  locale: Locale,
  before: ReadonlyMap<string, string>,
  req: PayloadRequest,
): Promise<ReadonlySet<string>> {
  const marked = new Set<string>()
  const found = await readWholeDocument(entity, req)
  if (!found) return marked
  // A text that readers see already has been checked.
  const isPublic = publishedIn(found.published).includes(locale)
  const shown = new Map(
    listUnits(found.config.flattenedFields, found.published).map(({ key, texts }) => [
      key,
      isPublic ? hashText(texts[locale]) : undefined,
    ]),
  )
  await updateStates(entity, req, (known) => {
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
