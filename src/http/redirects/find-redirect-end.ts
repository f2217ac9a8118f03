import type pg from 'pg'
import type { Locale } from '@/i18n/locales'
import { splitLocalizedPath } from '@/paths'
import { findRedirect, type Redirects } from './find-redirect'
import { hasPage } from './has-page'

/** Redirects are stored without chains; those of the program can lead to one of the editors. */
const maxSteps = 5

/**
 * Follows the redirects of a URL to a page or another site. Returns undefined if they end at an address
 * without a page or in a circle. If the database does not tell, the first target is returned.
 *
 * @param hostLocale the language of the sub-domain, whose URLs have no prefix
 */
export async function findRedirectEnd(
  { pool, redirects }: { pool: Pick<pg.Pool, 'query'>; redirects: Redirects },
  url: string,
  hostLocale?: Locale,
): Promise<string | undefined> {
  const first = findRedirect(redirects, url)?.location
  try {
    for (let location = first, step = 0; location !== undefined && step < maxSteps; step++) {
      const [pathname = ''] = location.split('?', 1)
      const { locale, path } = splitLocalizedPath(pathname)
      // Not a path: another site, which is not asked.
      if (!location.startsWith('/')) return location
      if (await hasPage(pool, decodeURI(path), hostLocale ?? locale)) return location
      location = findRedirect(redirects, location)?.location
    }
    return undefined
  } catch (cause) {
    console.error('The target of a redirect could not be checked:', cause)
    return first
  }
}
