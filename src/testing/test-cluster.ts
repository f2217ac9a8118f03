import { randomBytes } from 'node:crypto'
import {
  appendFileSync,
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { findServerUser } from '@/postgres/find-server-user'
import { startPostgres } from '@/postgres/start-postgres'
import { hashFiles } from '@/start/hash-files'
import { migrate } from '@/start/migrate'
import { runSeed } from '@/start/seed'
import { step } from '@/start/step'

/** Contents of the template database of a cluster: only the schema, or also the seed content. */
export type TemplateKind = 'migrated' | 'seeded'

export type TestCluster = {
  payloadSecret: string
  /** Creates a database as a copy of the template and returns its URL. */
  createDatabase: () => Promise<string>
  templateUrl: string
  stop: () => Promise<void>
}

const cacheFolder = resolve('node_modules/.cache/quietzone')

const schemaSources = ['migrations', 'package-lock.json', 'src/postgres']
const sources: Record<TemplateKind, string[]> = {
  migrated: schemaSources,
  seeded: [
    ...schemaSources,
    'payload.config.ts',
    'src/cms',
    'src/codes',
    'src/i18n',
    'src/paths.ts',
  ],
}

/**
 * Starts a separate PostgreSQL for the caller, with a template database. Migrating and seeding run
 * once for each state of their sources; later starts copy the data directory of the first.
 */
export async function startTestCluster(kind: TemplateKind): Promise<TestCluster> {
  const dataDir = createDataDir()
  copyCluster(await provideSnapshot(kind), dataDir)
  const postgres = await startPostgres({ dataDir, fast: true })
  const { databaseUrl: templateUrl, payloadSecret } = postgres
  return {
    payloadSecret,
    templateUrl,
    createDatabase: () => copyDatabase(templateUrl),
    stop: async () => {
      await postgres.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Starts a cluster with a migrated, empty database, and a streaming replica of it. */
export async function startReplicatedCluster(): Promise<{
  url: string
  replicaUrl: string
  stopReplica: () => Promise<void>
  stop: () => Promise<void>
}> {
  const folders = [createDataDir(), createDataDir()] as const
  for (const folder of folders) copyCluster(await provideSnapshot('migrated'), folder)
  const primary = await startPostgres({ dataDir: folders[0], fast: true })
  const { hostname, port, username, password } = new URL(primary.databaseUrl)
  const cluster = join(folders[1], 'postgres')
  const connection = `host=${hostname} port=${port} user=${username} password=${password}`
  appendFileSync(join(cluster, 'postgresql.auto.conf'), `primary_conninfo = '${connection}'\n`)
  writeFileSync(join(cluster, 'standby.signal'), '')
  const replica = await startPostgres({ dataDir: folders[1], fast: true })
  return {
    url: primary.databaseUrl,
    replicaUrl: replica.databaseUrl,
    stopReplica: replica.stop,
    stop: async () => {
      await replica.stop()
      await primary.stop()
      for (const folder of folders) rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Creates the template databases that are missing or outdated. */
export async function prepareTemplates(): Promise<void> {
  await provideSnapshot('seeded')
}

/** Creates a database as a copy of the one at `templateUrl`, in the same cluster. */
export async function copyDatabase(templateUrl: string): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`
  const url = new URL(templateUrl)
  const template = url.pathname.slice(1)
  url.pathname = '/postgres'
  const admin = new pg.Client(url.href)
  await admin.connect()
  await admin.query(`create database ${name} template ${template}`).finally(() => admin.end())
  url.pathname = `/${name}`
  return url.href
}

/**
 * Returns the data directory of a stopped cluster whose database is the template; creates it if
 * missing.
 */
async function provideSnapshot(kind: TemplateKind): Promise<string> {
  const name = `${kind}-${hashFiles(sources[kind]).slice(0, 16)}`
  const snapshot = join(cacheFolder, name)
  if (existsSync(snapshot)) return snapshot

  const dataDir = createDataDir()
  if (kind === 'seeded') copyCluster(await provideSnapshot('migrated'), dataDir)
  const { databaseUrl, payloadSecret, stop } = await startPostgres({ dataDir, fast: true })
  const env = { DATABASE_URL: databaseUrl, PAYLOAD_SECRET: payloadSecret, DATA_DIR: dataDir }
  try {
    await migrate(databaseUrl)
    if (kind === 'seeded') await step('Seeding the template database', () => runSeed({ env }))
  } finally {
    await stop()
  }
  // Created under another name and renamed, so that concurrent runs never see a partial copy.
  const partial = `${snapshot}.${process.pid}.partial`
  copyCluster(dataDir, partial)
  rmSync(dataDir, { recursive: true, force: true })
  for (const old of existsSync(cacheFolder) ? readdirSync(cacheFolder) : []) {
    if (old.startsWith(`${kind}-`) && !old.endsWith('.partial'))
      rmSync(join(cacheFolder, old), { recursive: true, force: true })
  }
  renameSync(partial, snapshot)
  return snapshot
}

/** Creates a temporary folder that PostgreSQL's user can enter if the tests run as root. */
function createDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'quietzone-test-'))
  chmodSync(dataDir, 0o711)
  return dataDir
}

/**
 * Copies a stopped cluster with its secrets. Copying does not preserve the owner, so root sets it.
 */
function copyCluster(from: string, to: string): void {
  cpSync(from, to, { recursive: true })
  const user = findServerUser()
  if (!user) return
  const cluster = join(to, 'postgres')
  const entries = readdirSync(cluster, { recursive: true, encoding: 'utf8' })
  for (const entry of ['', ...entries]) chownSync(join(cluster, entry), user.uid, user.gid)
}
