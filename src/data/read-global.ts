import 'server-only'
import { hideUntranslatedRows } from '@/cms/translated-rows'
import { defaultLocale, type Locale } from '@/i18n/locales'
import type { Config } from '@/payload-types'
import { showsDraft } from './is-preview'
import { getPayload } from './payload'
import { findFallback } from './shared-scope'

type Globals = Config['globals']

/**
 * Reads a global in a locale. Missing texts come from English; a locale that is not published is
 * read entirely in English, so that no draft shows outside a preview. Returns an empty object if
 * the CMS is empty.
 */
export async function readGlobal<Slug extends keyof Globals>(
  slug: Slug,
  locale: Locale,
): Promise<Partial<Globals[Slug]>> {
  const draft = await showsDraft(slug)
  const payload = await getPayload()
  const common = { slug, locale, draft }
  const fallbackLocale = draft ? findFallback() : defaultLocale
  const found = await payload.findGlobal({ ...common, fallbackLocale, depth: 1 })
  if (!draft && isDraft(found))
    return locale === defaultLocale ? {} : readGlobal(slug, defaultLocale)
  if (fallbackLocale && (draft || locale === defaultLocale)) return found as Partial<Globals[Slug]>
  const config = payload.globals.config.find((global) => global.slug === slug)
  const own = await payload.findGlobal({ ...common, fallbackLocale: false, depth: 0 })
  // Never saved in this language: its status is that of English.
  if (!draft && (!('_status' in own) || own._status !== 'published'))
    return readGlobal(slug, defaultLocale)
  return hideUntranslatedRows(config?.flattenedFields ?? [], own, found as Partial<Globals[Slug]>)
}

function isDraft(found: object): boolean {
  return '_status' in found && found._status === 'draft'
}
