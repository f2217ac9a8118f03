import { join } from 'node:path'
import { backUpBeforeUpgrade } from '@/backup/before-upgrade'
import { createAccountLink, firstAccount, linkSeconds } from '@/cms/accounts/account-link'
import { removeSetupFile, writeSetupFile } from '@/cms/accounts/setup-file'
import { buildFolder, env } from '@/env'
import { checkPort } from '@/http/check-port'
import type { Next } from '@/http/next/start-next'
import { startNextProcess } from '@/http/next/start-next-process'
import { maxRequestMs, serve } from '@/http/serve'
import { serveMetrics } from '@/http/serve-metrics'
import { prepareScans } from '@/http/statistics/maintain-scans'
import { watchContent } from '@/http/watch-content'
import { isLogText, log } from '@/log'
import { paths } from '@/paths'
import { retryWhileAway } from '@/postgres/retry-while-away'
import { chatWindowScript } from '@/site/chat/chat-window-script'
import { firstScript } from '@/site/first-script'
import { buildWhenStale, keepServedBuilds } from '@/start/build'
import { endWhenStuck } from '@/start/end-when-stuck'
import { outliveReaders } from '@/start/outlive-readers'
import { prepareDatabase } from '@/start/prepare-database'
import { provideDatabase } from '@/start/provide-database'
import { retainBuild } from '@/start/retain-build'
import { routeConsole } from '@/start/route-console'
import { endChildren } from '@/start/run-child'
import { type Part, shutDown } from '@/start/shut-down'
import { step } from '@/start/step'
import { readBuildManifest } from '@/start/write-build-manifest'

/** Time after the last request to write buffered data and close connections. */
const closingMs = 5_000

/** Started parts, in the order of their start. */
const started: Part[] = []
let stopping = false

/** Whether this process runs jobs and answers no requests (`npm run worker`). */
const isWorker = process.argv.includes('--worker')

async function start(): Promise<void> {
  const development = env.NODE_ENV === 'development'
  // Checked first, so that a port in use fails before the long steps.
  if (!isWorker) await checkPort(env.PORT, env.HOST)
  if (isWorker && !env.DATABASE_URL)
    throw new Error(
      'npm run worker needs DATABASE_URL: the embedded PostgreSQL ends with its site.',
    )
  const database = await provideDatabase()
  started.push({ name: 'PostgreSQL', stop: database.stop })
  database.died.then(() => stop('PostgreSQL ended by itself', 1))
  started.push({ name: 'migrating, seeding and building', stop: endChildren })
  // The build needs no database, so it runs while an empty one is prepared; a filled one is migrated once
  // the build has succeeded.
  const building = development ? undefined : buildWhenStale()
  const starting = isWorker ? undefined : building?.then(startNextProcess)
  // Awaited by the site.
  starting?.catch(() => {})
  await Promise.all([
    building,
    retryWhileAway(
      () =>
        prepareDatabase(database.url, prepareScans, async (first) => {
          await building
          await backUpBeforeUpgrade(database.url, first)
        }),
      () => stopping,
    ),
  ])
  const build = development ? undefined : chooseBuild()

  if (env.METRICS_PORT) {
    const { stop } = await serveMetrics(env.METRICS_PORT, env.HOST, env.DATA_DIR)
    started.push({ name: 'metrics', stop })
  }
  if (isWorker) {
    const { startNext } = await import('@/http/next/start-next')
    const next = await startNext({ development })
    started.push({ name: 'jobs', drain: next.drain, stop: next.stop })
    await next.startJobs()
    log.info('Running jobs')
    return
  }
  const server = await startSite(build, database.url, starting)
  if (env.RUN_JOBS) await server.startJobs()
  // People are served by now, so nothing may end the process any more.
  const hasAdmin = await retryWhileAway(server.hasAdmin, () => stopping).catch(() => undefined)
  announce(hasAdmin === false ? offerSetup() : offerSignIn(hasAdmin))
}

async function startSite(
  build: Parameters<typeof serve>[0],
  databaseUrl: string,
  starting: Promise<Next> | undefined,
) {
  const server = await step('Starting the site', () =>
    serve(build, [firstScript, chatWindowScript], starting),
  )
  started.push({ name: 'the site', drain: server.drain, stop: server.stop })
  started.push({ name: 'watching content', stop: await watchContent(databaseUrl, server) })
  return server
}

function announce(account: string[]): void {
  const admin = `${env.SITE_URL}${paths.admin}`
  if (!isLogText) {
    log.info({ site: env.SITE_URL, admin }, `Serving the site. ${account.join(' ')}`)
    return
  }
  process.stdout.write(`
  Site   ${env.SITE_URL}
  Admin  ${admin}
         ${account.join('\n         ')}

  Ctrl-C stops everything.
`)
}

function offerSignIn(hasAccount: boolean | undefined): string[] {
  if (hasAccount) removeSetupFile(env.DATA_DIR)
  return ['Sign in with your account.']
}

/** Creates the link for the first account, for operators who can read this output or the file. */
function offerSetup(): string[] {
  const settings = { secret: env.PAYLOAD_SECRET ?? '', siteUrl: env.SITE_URL }
  const link = createAccountLink(settings, firstAccount, '', linkSeconds.setup)
  let file: string | undefined
  try {
    file = writeSetupFile(env.DATA_DIR, link)
  } catch (cause) {
    console.warn('The setup link is not written to a file:', cause)
  }
  // Logs are collected and kept, so the link is not for them.
  if (!isLogText)
    return [
      'No account exists yet.',
      file
        ? `The link that creates the first one is in ${file}, for 24 hours.`
        : 'Start once with LOG_FORMAT=text to see the link that creates the first one.',
    ]
  return [
    'No account exists yet. Create the first one with this link, within 24 hours:',
    link,
    ...(file ? [`It is also in ${file}, for you only.`] : []),
  ]
}

function chooseBuild() {
  const retainedFolder = join(env.DATA_DIR, 'builds')
  try {
    retainBuild(buildFolder(), retainedFolder)
    keepServedBuilds()
  } catch (cause) {
    console.warn('Files of earlier builds could not be kept for open tabs, or deleted:', cause)
  }
  return { manifest: readBuildManifest(buildFolder()), retainedFolder }
}

async function stop(reason: string, code: number): Promise<void> {
  if (stopping) return
  stopping = true
  console.log(`${reason}: stopping`)
  const graceMs = env.DRAIN_SECONDS * 1000 + maxRequestMs + closingMs
  const hanging = await shutDown(started, graceMs)
  if (hanging) console.error(`${hanging} did not stop in time`)
  process.exit(hanging ? 1 : code)
}

outliveReaders()
routeConsole()
if (env.NODE_ENV === 'production') endWhenStuck()
process.on('uncaughtExceptionMonitor', (err, origin) => log.fatal({ err }, origin))
process.on('SIGINT', () => stop('Interrupted', 0))
process.on('SIGTERM', () => stop('Asked to end', 0))

start().catch(async (cause) => {
  // Steps that were interrupted by the shutdown fail; these errors are not reported.
  if (stopping) return
  console.error(cause instanceof Error ? cause.message : cause)
  await stop('Could not start', 1)
})
