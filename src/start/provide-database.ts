import { completeEnv, env } from '@/env'
import { startPostgres } from '@/postgres/start-postgres'
import { step } from './step'

export type ProvidedDatabase = {
  url: string
  /** Resolves when an embedded database ends on its own; never for one of the operator's own. */
  died: Promise<void>
  stop: () => Promise<void>
}

/** The configured database, or else the embedded one, started and entered into the environment. */
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
