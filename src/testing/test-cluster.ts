import { randomBytes } from 'node:crypto'
import {
  appendFileSync,
  chmodSync,
  chownSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { findServerUser } from '@/postgres/find-server-user'
import { startPostgres } from '@/postgres/start-postgres'
import { loadContent } from '@/start/load-content'
import { migrate } from '@/start/migrate'

/** Contents of the template database of a cluster: only the schema, or also the seed content. */
export type TemplateKind = 'migrated' | 'seeded'

export type TestCluster = {
  payloadSecret: string
  /** Creates a database as a copy of the template and returns its URL. */
  createDatabase: () => Promise<string>
  templateUrl: string
  stop: () => Promise<void>
}

/** Starts a separate PostgreSQL for the caller, with a template database. */
export async function startTestCluster(kind: TemplateKind): Promise<TestCluster> {
  const dataDir = createDataDir()
  const postgres = await startPostgres({ dataDir, fast: true })
  const { databaseUrl: templateUrl, payloadSecret } = postgres
  await migrate(templateUrl)
  if (kind === 'seeded') await loadContent(templateUrl)
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
  const first = await startPostgres({ dataDir: folders[0], fast: true })
  await migrate(first.databaseUrl).finally(first.stop)
  copyCluster(folders[0], folders[1])
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
