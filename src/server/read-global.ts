import 'server-only'
import { defaultLocale, type Locale } from '@/i18n/locales'
import type { Config } from '@/payload-types'
import { isPreview } from './is-preview'
import { getPayload } from './payload'

type Globals = Config['globals']

/**
 * A global in a locale. Missing texts come from English; a locale that is not published is read
 * in English as a whole, so that no draft shows outside a preview. An empty CMS gives an empty object.
 */
export async function readGlobal<Slug extends keyof Globals>(
  slug: Slug,
  locale: Locale,
): Promise<Partial<Globals[Slug]>> {
  const draft = await isPreview()
  const payload = await getPayload()
  const found = await payload.findGlobal({
    slug,
    locale,
    fallbackLocale: defaultLocale,
    depth: 1,
    draft,
  })
  if (draft || !isDraft(found)) return found as Partial<Globals[Slug]>
  return locale === defaultLocale ? {} : readGlobal(slug, defaultLocale)
}

function isDraft(found: object): boolean {
  return '_status' in found && found._status === 'draft'
}
