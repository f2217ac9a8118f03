import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
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
