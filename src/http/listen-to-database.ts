import { LimitedClient } from '@/postgres/limited-client'

const reconnectMs = 2_000
/** A connection that the network cut reports no error, so a query checks it at this interval. */
const heartbeatMs = 5_000
/** While a process starts on a busy machine, its timers run late, and an attempt can time out. */
const firstAttempts = 3

type Listener = {
  /** Called with each message on the channel. */
  onMessage: (message: string) => void
  /** Called after each connection. Messages that were sent while it was down are lost. */
  onUp?: () => void
  onDown?: () => void
}

/**
 * Listens for PostgreSQL notifications on a channel and reconnects whenever the connection is lost.
 * Returns a function that stops listening. Rejects if the first attempts fail.
 */
export async function listenToDatabase(
  databaseUrl: string,
  channel: string,
  { onMessage, onUp, onDown }: Listener,
): Promise<() => Promise<void>> {
  let client: LimitedClient | undefined
  let timer: NodeJS.Timeout | undefined
  let isStarted = false
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
      if (isStarted && !stopped) timer = setTimeout(reconnect, reconnectMs)
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

  async function reconnect(): Promise<void> {
    await listen().catch(() => client?.end())
  }

  async function listenFirst(left = firstAttempts): Promise<void> {
    try {
      await listen()
    } catch (cause) {
      await client?.end()
      if (left === 1) throw cause
      await listenFirst(left - 1)
    }
    isStarted = true
  }

  await listenFirst()
  return async () => {
    stopped = true
    clearTimeout(timer)
    await client?.end()
  }
}
