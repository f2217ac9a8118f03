import { paths } from '@/paths'
import { callOwnProcessLogged } from './call-own-process'
import { listenToDatabase } from './listen-to-database'
import type { SiteServer } from './serve'

/**
 * Listens for `content_changed`, which the CMS sends when a change is committed, whichever process
 * made it: this process's pages forget what they showed, and its redirects are read again. Returns how
 * to stop.
 */
export async function watchContent(
  databaseUrl: string,
  {
    port,
    reloadRedirects,
    changeContent,
  }: Pick<SiteServer, 'port' | 'reloadRedirects' | 'changeContent'>,
): Promise<() => Promise<void>> {
  const revalidate = (tags: string[]) =>
    changeContent(() => callOwnProcessLogged(port, paths.revalidate, { tags }))
  return listenToDatabase(databaseUrl, 'content_changed', {
    onMessage: (tag) => (tag === 'redirects' ? reloadRedirects() : revalidate([tag])),
    onUp: (isFirst) => {
      // Also at first: they were read before anyone listened.
      reloadRedirects()
      if (!isFirst) revalidate(['content'])
    },
  })
}
