import { completeEnv, env } from '@/env'
import { startPostgres } from '@/postgres/start-postgres'
import { step } from './step'

export type ProvidedDatabase = {
  url: string
  /** Resolves when an embedded database exits unexpectedly; never for an external database. */
  died: Promise<void>
  stop: () => Promise<void>
}

/**
 * Returns the configured database. Without one, starts the embedded database and sets it in the
 * environment.
 */
export async function provideDatabase(): Promise<ProvidedDatabase> {
  if (env.DATABASE_URL) {
    return { url: env.DATABASE_URL, died: new Promise(() => {}), stop: async () => {} }
  }
  const { databaseUrl, payloadSecret, died, stop } = await step('Starting PostgreSQL', () =>
    startPostgres({ dataDir: env.DATA_DIR }),
  )
  completeEnv({ DATABASE_URL: databaseUrl, PAYLOAD_SECRET: payloadSecret })
  return { url: databaseUrl, died, stop }
}
