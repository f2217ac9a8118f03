import 'server-only'
import { parseReference } from '@/cms/links/document-address'
import { fillLinks, listLinks } from '@/cms/links/fill-links'
import { findDestinations } from '@/cms/links/find-destinations'
import { findTargets, isShownIn } from '@/cms/links/find-targets'
import type { Locale } from '@/i18n/locales'
import { getPayload } from './payload'

async function readPaths(links: string[], locale: Locale) {
  const { drizzle } = (await getPayload()).db
  const targets = await findTargets(
    drizzle,
    links.flatMap((link) => parseReference(link) ?? []),
    locale,
  )
  const typed = links.filter((link) => link.startsWith('/'))
  const destinations = await findDestinations(drizzle, typed, locale)
  return [...targets.map((target) => [target.reference, target] as const), ...destinations].flatMap(
    ([link, target]) => {
      if (target === 'page') return [[link, encodeURI(link)] as const]
      return isShownIn(locale, target) ? [[link, target.path] as const] : []
    },
  )
}

/**
 * Replaces links to documents by their current paths. Links to documents that visitors of this
 * language cannot open lose their address.
 */
export async function resolveLinks<Content>(content: Content, locale: Locale): Promise<Content> {
  const links = listLinks(content)
  const paths = links.length > 0 ? await readPaths(links, locale) : []
  return fillLinks(content, new Map(paths))
}
