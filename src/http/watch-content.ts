import { contentChannel, redirectsSlug } from '@/env'
import { listenToDatabase } from './listen-to-database'
import type { SiteServer } from './serve'

/**
 * Listens for committed changes of content by any process, invalidates the stored pages of this
 * process and reads its redirects again. Returns a function that stops listening.
 */
export async function watchContent(
  databaseUrl: string,
  { reloadRedirects, changeContent }: Pick<SiteServer, 'reloadRedirects' | 'changeContent'>,
): Promise<() => Promise<void>> {
  return listenToDatabase(databaseUrl, contentChannel, {
    onMessage: (slug) => {
      changeContent()
      if (slug === redirectsSlug) reloadRedirects()
    },
    // Also on the first connection: content may have changed before this process listened.
    onUp: () => {
      changeContent()
      reloadRedirects()
    },
  })
}
