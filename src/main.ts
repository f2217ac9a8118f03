import { completeEnv, EnvError, env } from '@/env'
import { paths } from '@/paths'
import { startPostgres } from '@/postgres/start-postgres'
import { runJobs } from '@/serve/run-jobs'
import { serve } from '@/serve/serve'
import { watchContent } from '@/serve/watch-content'
import { buildWhenStale } from '@/start/build'
import { migrate } from '@/start/migrate'
import { seedOnFirstRun } from '@/start/seed'
import { step } from '@/start/step'

/** What was started, in order; stopping takes it apart from the end. */
const started: { name: string; stop: () => Promise<void> }[] = []
let stopping = false

async function start(): Promise<void> {
  const development = env.NODE_ENV === 'development'
  if (!env.DATABASE_URL) {
    const postgres = await step('Starting PostgreSQL', () =>
      startPostgres({ dataDir: env.DATA_DIR }),
    )
    started.push({ name: 'PostgreSQL', stop: postgres.stop })
    postgres.died.then(() => stop('PostgreSQL ended by itself', 1))
    completeEnv({ DATABASE_URL: postgres.databaseUrl, PAYLOAD_SECRET: postgres.payloadSecret })
  }
  const databaseUrl = env.DATABASE_URL as string
  await migrate(databaseUrl)
  await seedOnFirstRun(databaseUrl)
  if (!development) await buildWhenStale()

  const front = await step('Starting the site', () => serve({ development }))
  started.push({ name: 'the site', stop: front.stop })
  started.push({ name: 'content watch', stop: await watchContent(databaseUrl, front.port) })
  if (!development) started.push({ name: 'jobs', stop: await runJobs(databaseUrl, front.port) })

  const admin = `${env.SITE_URL}${paths.admin}`
  console.log(`
  Site   ${env.SITE_URL}
  Admin  ${admin}
         ${(await front.hasAdmin()) ? 'Sign in with your account.' : 'Nobody has an account yet: open the admin and create the first user, who becomes its admin.'}

  Ctrl-C stops everything.
`)
}

async function stop(reason: string, code: number): Promise<void> {
  if (stopping) return
  stopping = true
  console.log(`${reason}: stopping`)
  for (const { name, stop } of started.reverse()) {
    await stop().catch((cause) => console.error(`${name} did not stop cleanly`, cause))
  }
  process.exit(code)
}

process.on('SIGINT', () => stop('Interrupted', 0))
process.on('SIGTERM', () => stop('Asked to end', 0))

start().catch(async (cause) => {
  console.error(cause instanceof EnvError ? cause.message : cause)
  await stop('Could not start', 1)
})
