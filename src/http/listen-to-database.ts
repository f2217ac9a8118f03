import { LimitedClient } from '@/postgres/limited-client'

const reconnectMs = 2_000
/** A connection that the network cut reports no error, so a query checks it at this interval. */
const heartbeatMs = 5_000

type Listener = {
  /** Called with each message on the channel. */
  onMessage: (message: string) => void
  /** Called after each connection. Messages that were sent while it was down are lost. */
  onUp?: () => void
  onDown?: () => void
}

/**
 * Listens for PostgreSQL notifications on a channel and reconnects whenever the connection is lost.
 * Waits for the first attempt only; a database that is away is connected to later. Returns a function
 * that stops listening.
 */
export async function listenToDatabase(
  databaseUrl: string,
  channel: string,
  { onMessage, onUp, onDown }: Listener,
): Promise<() => Promise<void>> {
  let client: LimitedClient | undefined
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  async function listen(): Promise<void> {
    const own = new LimitedClient({
      connectionString: databaseUrl,
      connectionTimeoutMillis: heartbeatMs,
      query_timeout: heartbeatMs,
      keepAlive: true,
    })
    let isUp = false
    client = own
    own.on('notification', ({ payload }) => payload && onMessage(payload))
    own.on('error', (cause) =>
      console.error(`The connection that hears of ${channel} was lost:`, cause.message),
    )
    own.on('end', () => {
      if (isUp) onDown?.()
      isUp = false
      clearTimeout(timer)
      if (!stopped) timer = setTimeout(connect, reconnectMs)
    })
    await own.connect()
    await own.query(`listen ${channel}`)
    isUp = true
    onUp?.()
    const beat = () => {
      if (stopped) return
      timer = setTimeout(() => own.query('select 1').then(beat, () => own.end()), heartbeatMs)
    }
    beat()
  }

  const connect = () => listen().catch(() => client?.end())

  await connect()
  return async () => {
    stopped = true
    clearTimeout(timer)
    await client?.end()
  }
}
