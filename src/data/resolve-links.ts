import 'server-only'
import { parseReference } from '@/cms/links/document-address'
import { fillLinks, listReferences } from '@/cms/links/fill-links'
import { findTargets, isShownIn } from '@/cms/links/find-targets'
import type { Locale } from '@/i18n/locales'
import { cachedRead } from './cached-read'
import { getPayload } from './payload'

const readPaths = cachedRead(
  'link-paths',
  ['links'],
  async (references: string, locale: Locale) => {
    const { db } = await getPayload()
    const wanted = references.split(' ').flatMap((one) => parseReference(one) ?? [])
    const targets = await findTargets(db.drizzle, wanted, locale)
    return targets
      .filter((target) => isShownIn(locale, target))
      .map(({ reference, path }) => [reference, path] as const)
  },
)

/**
 * Replaces links to documents by their current paths. Links to documents that visitors of this
 * language cannot open lose their address.
 */
export async function resolveLinks<Content>(content: Content, locale: Locale): Promise<Content> {
  const references = listReferences(content)
  if (references.length === 0) return content
  return fillLinks(content, new Map(await readPaths(references.join(' '), locale)))
}
