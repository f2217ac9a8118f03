import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { findUntranslatedTexts } from '../../documents/all-locales'
import { connectionOf } from '../../documents/connection-of'
import type { PublicationTarget } from '../../documents/publication-target'
import { publishedLocales } from '../../documents/published-locales'
import { type DeskLocale, sourceLocale } from '../../languages'
import { desk } from '../../options'
import { deskLabelFor } from '../../texts'
import { editSources, withoutSource } from '../endpoints'
import { readTranslationStates } from '../read-states'
import { BulkRefusal } from './bulk-refusal'

/** What an action did with a document in a language. A refusal is thrown. */
export type BulkOutcome = 'done' | 'scheduled' | 'unchanged'

/** What an action needs besides documents and languages. */
export type BulkOptions = {
  /** Id of the user to whom documents are assigned, or null for no one. */
  assignee: string | null
}

type BulkRun = (
  target: PublicationTarget,
  locale: DeskLocale,
  req: PayloadRequest,
  options: BulkOptions,
) => Promise<BulkOutcome>

/** The actions on selected documents, each on one document in one language. */
export const bulkActions = {
  publish: async (target, locale, req) => {
    const { language } = req.i18n
    const draft = await target.read(true)
    if (isCurrent(draft, await target.read(false), locale)) return 'unchanged'
    const { missing } = findUntranslatedTexts(
      target.config.flattenedFields,
      draft,
      locale,
      language,
    )
    if (missing.length > 0) {
      const names = missing.map(({ label }) => label).join(', ')
      throw new BulkRefusal(`${deskLabelFor(language, 'publication.missing')} ${names}`)
    }
    await target.publish(locale)
    // An article with a date ahead is scheduled instead.
    return publishedLocales(await target.read(false)).includes(locale) ? 'done' : 'scheduled'
  },

  unpublish: async (target, locale) => {
    if (!publishedLocales(await target.read(false)).includes(locale)) return 'unchanged'
    await target.unpublish(locale)
    return 'done'
  },

  upToDate: async (target, locale, req) => {
    if (locale === sourceLocale()) return 'unchanged'
    if (!(await target.mayPublish(locale)))
      throw new BulkRefusal(req.t('error:notAllowedToPerformAction'))
    const states = await readTranslationStates({ slug: target.slug, id: target.id ?? '' }, req)
    if (!states.find((state) => state.locale === locale)?.outdated) return 'unchanged'
    await editSources(target, req, [locale], withoutSource)
    return 'done'
  },

  assign: async (target, locale, req, { assignee }) => {
    if ((await findAssignee(target, locale, req)) === assignee) return 'unchanged'
    await desk().workflow?.assign(target, locale, assignee, req)
    return 'done'
  },
} satisfies Record<string, BulkRun>

export type BulkActionName = keyof typeof bulkActions

/** Whether readers see the newest state of a language. */
const isCurrent = (draft: object, published: object, locale: DeskLocale) =>
  publishedLocales(draft).includes(locale) && publishedLocales(published).includes(locale)

async function findAssignee(
  { slug, id }: PublicationTarget,
  locale: DeskLocale,
  req: PayloadRequest,
): Promise<string | null> {
  const connection = await connectionOf(req)
  const { rows } = await connection.execute(sql`
    select assignee from (${desk().work}) work
    where entity = ${slug} and document_id = ${id ?? ''} and locale = ${locale}`)
  return (rows[0]?.assignee as string | null | undefined) ?? null
}
