import { contentChannel, contentTag, redirectsTag } from '@/env'
import { paths } from '@/paths'
import { callOwnProcessLogged } from './call-own-process'
import { listenToDatabase } from './listen-to-database'
import type { SiteServer } from './serve'

/**
 * Listens for committed changes of content by any process, invalidates the cached pages of this
 * process and reads its redirects again. Returns a function that stops listening.
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
  return listenToDatabase(databaseUrl, contentChannel, {
    onMessage: (tag) => (tag === redirectsTag ? reloadRedirects() : revalidate([tag])),
    onUp: (isFirst) => {
      // Also on the first connection: redirects may have changed before this process listened.
      reloadRedirects()
      if (!isFirst) revalidate([contentTag])
    },
  })
}
