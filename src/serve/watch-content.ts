import { paths } from '@/paths'
import { callOwnProcess } from './call-own-process'
import { listenToDatabase } from './listen-to-database'

/**
 * Listens for `content_changed`, which the CMS sends when a change is committed, whichever process
 * made it, and tells this process's pages to forget what they showed. Returns how to stop.
 */
export async function watchContent(
  databaseUrl: string,
  port: number,
): Promise<() => Promise<void>> {
  const revalidate = (tags: string[]) => callOwnProcess(port, paths.revalidate, { tags })
  return listenToDatabase(databaseUrl, 'content_changed', {
    onMessage: (tag) => revalidate([tag]),
    onUp: (isFirst) => isFirst || revalidate(['content']),
  })
}
