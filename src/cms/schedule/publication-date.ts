import { isolateObjectProperty, type PayloadRequest } from 'payload'
import { publishedIn } from '@/cms/published-in'
import { defaultLocale, type Locale } from '@/i18n/locales'

/**
 * Returns the date of an article to be published in a language, if it is in the future. All
 * languages share the date: for English and for the first published language it comes from the
 * newest draft, otherwise from the published version.
 *
 * @param sent the date that the same operation saves, if any
 */
export async function findDateAhead(
  request: PayloadRequest,
  id: string | null | undefined,
  locale: Locale,
  sent?: unknown,
): Promise<Date | undefined> {
  if (!id) return isAhead(sent)
  const req = isolateObjectProperty(request, ['context', 'fallbackLocale', 'locale', 'query'])
  req.query = {}
  const read = (draft: boolean) =>
    req.payload.findByID({
      collection: 'posts',
      id,
      draft,
      locale: 'all',
      depth: 0,
      disableErrors: true,
      select: { publishedAt: true, _status: true },
      req,
    })
  if (locale !== defaultLocale) {
    const published = await read(false)
    if (published && publishedIn(published).length > 0) return isAhead(published.publishedAt)
  } else if (sent !== undefined) return isAhead(sent)
  return isAhead((await read(true))?.publishedAt)
}

function isAhead(date: unknown): Date | undefined {
  const ahead = typeof date === 'string' || date instanceof Date ? new Date(date) : undefined
  return ahead && ahead.getTime() > Date.now() ? ahead : undefined
}
