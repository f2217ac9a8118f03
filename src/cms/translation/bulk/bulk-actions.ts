import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { labelFor } from '@/cms/admin/label'
import { connectionOf } from '@/cms/hooks/connection-of'
import { findUntranslatedTexts } from '@/cms/publication/all-locales'
import type { PublicationTarget } from '@/cms/publication/target'
import { publishedIn } from '@/cms/published-in'
import { assignWork } from '@/cms/workflow/assign'
import { defaultLocale, type Locale } from '@/i18n/locales'
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
  locale: Locale,
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
      throw new BulkRefusal(`${labelFor(language, 'publication.missing')} ${names}`)
    }
    await target.publish(locale)
    // An article with a date ahead is scheduled instead.
    return publishedIn(await target.read(false)).includes(locale) ? 'done' : 'scheduled'
  },

  unpublish: async (target, locale) => {
    if (!publishedIn(await target.read(false)).includes(locale)) return 'unchanged'
    await target.unpublish(locale)
    return 'done'
  },

  upToDate: async (target, locale, req) => {
    if (locale === defaultLocale) return 'unchanged'
    if (!(await target.mayPublish(locale)))
      throw new BulkRefusal(req.t('error:notAllowedToPerformAction'))
    const states = await readTranslationStates({ slug: target.slug, id: target.id ?? '' }, req)
    if (!states.find((state) => state.locale === locale)?.outdated) return 'unchanged'
    await editSources(target, req, [locale], withoutSource)
    return 'done'
  },

  assign: async (target, locale, req, { assignee }) => {
    if ((await findAssignee(target, locale, req)) === assignee) return 'unchanged'
    await assignWork(target, locale, assignee, req)
    return 'done'
  },
} satisfies Record<string, BulkRun>

export type BulkActionName = keyof typeof bulkActions

/** Whether readers see the newest state of a language. */
const isCurrent = (draft: object, published: object, locale: Locale) =>
  publishedIn(draft).includes(locale) && publishedIn(published).includes(locale)

async function findAssignee(
  { slug, id }: PublicationTarget,
  locale: Locale,
  req: PayloadRequest,
): Promise<string | null> {
  const connection = await connectionOf(req)
  const { rows } = await connection.execute(sql`
    select assignee from translation_work
    where entity = ${slug} and document_id = ${id ?? ''} and locale = ${locale}`)
  return (rows[0]?.assignee as string | null | undefined) ?? null
}
