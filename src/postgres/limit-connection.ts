import type pg from 'pg'
import { LimitedClient } from './limited-client'

export type ConnectionLimits = { connectMs: number; queryMs: number }

/**
 * Extra time, in milliseconds, for the server to cancel a query before the connection counts as
 * lost.
 */
const silenceMs = 1_000
const idleInTransactionMs = 60_000
/**
 * Time after which the server closes the session of an unreachable client and releases its locks:
 * ten seconds of silence, then three unanswered probes, two seconds apart.
 */
const serverKeepAlive = {
  tcp_keepalives_idle: 10,
  tcp_keepalives_interval: 2,
  tcp_keepalives_count: 3,
}

/**
 * Returns settings of a pool whose connections and queries fail within the limits when the database
 * does not respond. A query applies them, since connection poolers refuse most start-up parameters.
 */
export function limitConnection(connectionString: string, limits: ConnectionLimits): pg.PoolConfig {
  return {
    connectionString,
    Client: LimitedClient,
    connectionTimeoutMillis: limits.connectMs,
    query_timeout: limits.queryMs + silenceMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    onConnect: (client) => setLimits(client, limits),
  }
}

/** Opens a single connection with the same limits. */
export async function connectLimited(
  connectionString: string,
  limits: ConnectionLimits,
): Promise<LimitedClient> {
  const client = new LimitedClient(limitConnection(connectionString, limits))
  try {
    await client.connect()
    await setLimits(client, limits)
  } catch (cause) {
    await client.end()
    throw cause
  }
  return client
}

async function setLimits(client: pg.ClientBase, { queryMs }: ConnectionLimits): Promise<void> {
  const settings = {
    ...serverKeepAlive,
    statement_timeout: queryMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
  }
  const commands = Object.entries(settings).map(([name, value]) => `set ${name} = ${value}`)
  await client.query(commands.join('; '))
}
