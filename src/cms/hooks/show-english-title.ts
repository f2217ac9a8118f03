import type { CollectionAfterReadHook, CollectionSlug } from 'payload'
import { isStaff } from '@/cms/access/is-staff'
import { markEnglish } from '@/desk/states/mark-english'
import { defaultLocale, getLocale, isLocale } from '@/i18n/locales'

/**
 * Adds the English title, marked as such, to entries without a title in the requested language, in the lists of the
 * admin.
 */
export const showEnglishTitle: CollectionAfterReadHook = async ({
  collection,
  doc,
  findMany,
  req,
}) => {
  const { useAsTitle } = collection.admin
  if (!findMany || !useAsTitle || doc[useAsTitle] || !isStaff({ req })) return doc
  if (!isLocale(req.locale) || req.locale === defaultLocale) return doc
  const english = await req.payload.findByID({
    collection: collection.slug as CollectionSlug,
    id: doc.id,
    locale: defaultLocale,
    draft: true,
    depth: 0,
    select: { [useAsTitle]: true } as never,
    disableErrors: true,
    trash: true,
  })
  const title = (english as Record<string, unknown> | null)?.[useAsTitle]
  return {
    ...doc,
    [useAsTitle]:
      typeof title === 'string' ? markEnglish(title, getLocale(defaultLocale).name) : title,
  }
}
