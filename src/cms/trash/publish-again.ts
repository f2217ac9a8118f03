import {
  type CollectionSlug,
  isolateObjectProperty,
  type LocalizationConfig,
  type PayloadRequest,
} from 'payload'
import { recordActivity } from '@/cms/workflow/activity/record-activity'
import type { Entity } from '@/desk/documents/entity'
import type { PublicationTarget } from '@/desk/documents/publication-target'
import { getTarget } from '@/desk/documents/target'
import { type Locale, localeCodes } from '@/i18n/locales'

type LocaleFilter = NonNullable<LocalizationConfig['filterAvailableLocales']>

/** Limits an operation that publishes all languages to those that its request names. */
export const filterPublished: LocaleFilter = ({ locales, req }) => {
  const published = req.context?.publishedTogether as readonly string[] | undefined
  return published ? locales.filter(({ code }) => published.includes(code)) : locales
}

/**
 * Publishes a restored document in its languages. Those without changes since they were published were
 * checked then, so one save is enough for all of them; the others are checked and published one by one.
 */
export async function publishAgain(
  { slug, id }: Entity,
  { published, unchanged }: { published: readonly Locale[]; unchanged: readonly Locale[] },
  req: PayloadRequest,
): Promise<void> {
  const target = getTarget(req, slug, id)
  const together = await listAllowed(target, unchanged)
  if (together.length > 1) await publishTogether({ slug, id }, together, req)
  // English first: it publishes the values that all languages share.
  for (const locale of localeCodes)
    if (published.includes(locale) && !(together.length > 1 && together.includes(locale)))
      await target.publish(locale)
}

async function listAllowed({ mayPublish }: PublicationTarget, locales: readonly Locale[]) {
  const allowed: Locale[] = []
  for (const locale of localeCodes)
    if (locales.includes(locale) && (await mayPublish(locale))) allowed.push(locale)
  return allowed
}

async function publishTogether({ slug, id }: Entity, locales: Locale[], request: PayloadRequest) {
  const [locale, ...others] = locales as [Locale, ...Locale[]]
  const req = isolateObjectProperty(request, ['context', 'fallbackLocale', 'locale', 'query'])
  req.query = {}
  req.context = { publishedTogether: locales }
  const data = { _status: 'published' } as never
  const options = { collection: slug as CollectionSlug, id, depth: 0, locale, data, req } as const
  // The rights are checked by language.
  await req.payload.update({ ...options, user: req.user, publishAllLocales: true })
  for (const other of others)
    await recordActivity({ slug, id }, { action: 'published', locale: other }, request)
}
