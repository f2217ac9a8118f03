import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { type ArchiveCounts, ArchiveError } from './archive'
import type { BackupSource } from './back-up'
import { describeDatabase } from './describe-database'
import type { FilePlace } from './file-place'
import { restore } from './restore'

/** Files are read to their end and not stored. */
const nowhere: FilePlace = {
  list: async function* () {},
  open: async () => undefined,
  write: (_name, content) =>
    pipeline(content, new Writable({ write: (_chunk, _encoding, done) => done() })),
}

/**
 * Restores an archive into the database with the same name and `_check`, counts the rows there, and empties
 * it again. Creates that database where it may.
 */
export async function checkBackup(
  { databaseUrl, secret }: Omit<BackupSource, 'files'>,
  path: string,
): Promise<ArchiveCounts> {
  const scratchUrl = await provideScratch(databaseUrl)
  await empty(scratchUrl)
  const counts = await restore({ databaseUrl: scratchUrl, files: nowhere, secret }, path)
  const found = await withClient(scratchUrl, countRows)
  await empty(scratchUrl)
  if (found < counts.rows)
    throw new ArchiveError(`${path} has ${counts.rows} rows, of which ${found} were restored.`)
  return counts
}

async function provideScratch(databaseUrl: string): Promise<string> {
  const url = new URL(databaseUrl)
  const name = `${decodeURIComponent(url.pathname.slice(1))}_check`
  url.pathname = `/${name}`
  await withClient(databaseUrl, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount) return
    await client.query(`create database ${pg.escapeIdentifier(name)}`).catch((cause) => {
      if (cause.code !== '42501') throw cause
      throw new ArchiveError(
        `The restore needs a database of its own: create ${name}, owned by ${client.user}, as an administrator.`,
      )
    })
  })
  return url.href
}

function empty(scratchUrl: string): Promise<unknown> {
  return withClient(scratchUrl, (client) =>
    client.query(
      'drop schema if exists graphile_worker cascade; drop schema public cascade; create schema public',
    ),
  )
}

async function countRows(client: pg.Client): Promise<number> {
  const { tables } = await describeDatabase(client)
  const counts = tables.map(({ name }) => `select count(*) as rows from only ${name}`)
  const { rows } = await client.query(
    `select sum(rows) from (${counts.join(' union all ')}) as all_rows`,
  )
  return Number(rows[0].sum)
}

async function withClient<Result>(
  databaseUrl: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: databaseUrl, keepAlive: true })
  // The pending query rejects, so the event needs no handling.
  client.on('error', () => {})
  await client.connect()
  return work(client).finally(() => client.end())
}
