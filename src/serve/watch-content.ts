import pg from 'pg'
import { paths } from '@/paths'
import { callOwnProcess } from './call-own-process'

const reconnectMs = 2_000

/**
 * Listens for `content_changed`, which the CMS sends when a change is committed, whichever process
 * made it, and tells this process's pages to forget what they showed. Returns how to stop.
 */
export async function watchContent(
  databaseUrl: string,
  port: number,
): Promise<() => Promise<void>> {
  let client: pg.Client | undefined
  let stopped = false

  const revalidate = (tags: string[]) => callOwnProcess(port, paths.revalidate, { tags })

  async function listen(): Promise<void> {
    client = new pg.Client(databaseUrl)
    client.on('notification', ({ payload }) => payload && revalidate([payload]))
    client.on('error', (cause) =>
      console.error('The connection that watches content was lost', cause.message),
    )
    client.on('end', () => !stopped && setTimeout(reconnect, reconnectMs))
    await client.connect()
    await client.query('listen content_changed')
  }

  async function reconnect(): Promise<void> {
    if (stopped) return
    try {
      await listen()
      // What was said while nobody listened is not repeated.
      await revalidate(['content'])
    } catch {
      await client?.end().catch(() => {})
    }
  }

  await listen()
  return async () => {
    stopped = true
    await client?.end()
  }
}
