import { sql } from '@payloadcms/db-postgres'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeOperationHook,
  Payload,
} from 'payload'
import { replacedFile } from '@/desk/states/compute-states'
import { removeStates, updateStates } from '@/desk/states/update-states'
import { type Locale, localeCodes } from '@/i18n/locales'
import type { Media } from '@/payload-types'

/**
 * Follows the alternative texts of pictures with the states of translations. A text is outdated if the
 * English one has changed since, or the file: it may describe another picture.
 */
export const pictureStates = {
  /** Runs before `loadEditedFile`, which passes a cropped picture on as a new file. */
  beforeOperation: (({ operation, req }) => {
    if (operation === 'update' && req.file) req.context.replacesFile = true
  }) satisfies CollectionBeforeOperationHook,
  afterChange: (async ({ doc, previousDoc, operation, req }) => {
    const entity = { slug: 'media', id: doc.id }
    await updateStates(entity, req)
    // The storage plugin updates the picture once more with the same request.
    const isReplaced = req.context.replacesFile && !req.context.skipCloudStorage
    if (operation !== 'update' || !isReplaced) return
    const isDescribed = doc.alt !== previousDoc.alt
    await updateStates(entity, req, (known) =>
      Object.fromEntries(
        Object.entries(known).map(([locale, sources]) => {
          if (isDescribed && locale === req.locale) return [locale, sources]
          const old = Object.entries(sources).map(([key, [text]]) => [key, [text, replacedFile]])
          return [locale, Object.fromEntries(old)]
        }),
      ),
    )
  }) satisfies CollectionAfterChangeHook<Media>,
  afterDelete: (async ({ id, req }) => {
    await removeStates({ slug: 'media', id: String(id) }, req)
  }) satisfies CollectionAfterDeleteHook,
}

/** Finds the languages in which the alternative text of a picture is outdated. */
export async function findOutdatedTexts({ db }: Payload, id: string): Promise<Locale[]> {
  const { rows } = await db.drizzle.execute(sql`
    select locale from translation_states
    where entity = 'media' and document_id = ${id} and outdated > 0`)
  const outdated = rows.map(({ locale }) => locale)
  return localeCodes.filter((code) => outdated.includes(code))
}

/** Lists pictures with an outdated alternative text by language, the last changed first. */
export async function listOutdatedPictures({ db }: Payload): Promise<Map<Locale, string[]>> {
  const { rows } = await db.drizzle.execute(sql`
    select locale, array_agg(document_id order by edited_at desc) as ids from translation_states
    where entity = 'media' and outdated > 0 group by locale`)
  return new Map(rows.map(({ locale, ids }) => [locale as Locale, ids as string[]]))
}
