import type pg from 'pg'
import { LimitedClient } from './limited-client'

export type ConnectionLimits = { connectMs: number; queryMs: number }

/** The server cancels a query first; this much later the connection itself counts as lost. */
const silenceMs = 1_000
const idleInTransactionMs = 60_000
/**
 * How soon the server ends the session of a client that vanished, and with it releases its locks:
 * after ten seconds of silence, three unanswered probes, two seconds apart.
 */
const serverKeepAlive = {
  tcp_keepalives_idle: 10,
  tcp_keepalives_interval: 2,
  tcp_keepalives_count: 3,
}

/**
 * Settings of a pool in which nothing waits longer than its limits for a database that went silent.
 * They are set by a query, since connection poolers refuse most start-up parameters.
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

/** A single connection with the same limits. */
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
