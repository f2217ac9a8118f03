import { createReadStream } from 'node:fs'
import { Readable, type Writable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { extract, type Header } from 'tar-stream'
import {
  applyMigrations,
  lastReplaced,
  listAppliedMigrations,
  listMigrations,
  migrate,
  provideQueue,
  skipReplaced,
} from '@/start/migrate'
import { withStartLock } from '@/start/prepare-database'
import {
  type ArchiveCounts,
  ArchiveError,
  type ArchiveHead,
  archiveCounts,
  archiveHead,
  endEntry,
  fileEntries,
  fingerprint,
  headEntry,
  tableEntries,
} from './archive'
import type { BackupSource } from './back-up'
import { describeGuards, findFilledTables } from './describe-database'
import { type FilePlace, fileFolders } from './file-place'

type Entry = AsyncIterable<Uint8Array> & { header: Header }

const fileName = new RegExp(`^(?:${fileFolders.join('|')})/(?!.*(?:^|/)\\.\\.?(?:/|$)).+$`)

/**
 * Restores an archive into an empty database and an empty file store. The database is first
 * migrated to the state it had when the archive was written, and to that of this version at the
 * end. Rows are inserted in one transaction: an archive that cannot be read completely leaves no
 * rows.
 */
export function restore(source: BackupSource, path: string): Promise<ArchiveCounts> {
  // Blocks the start of a site during the restore.
  return withStartLock(source.databaseUrl, (signal) => restoreAlone(source, path, signal))
}

async function restoreAlone(
  { databaseUrl, files, secret }: BackupSource,
  path: string,
  signal: AbortSignal,
): Promise<ArchiveCounts> {
  const client = new pg.Client({ connectionString: databaseUrl, keepAlive: true })
  // The pending query rejects, so the event needs no handling.
  client.on('error', () => {})
  await client.connect()
  try {
    const entries = readEntries(path)
    const head = await readHead(entries, secret)
    await prepare(client, databaseUrl, head)
    const counts = await fill(client, files, head, entries)
    await client.query('analyze')
    await client.end()
    await migrate(databaseUrl, signal)
    return counts
  } catch (cause) {
    await client.end()
    throw explain(cause)
  }
}

async function* readEntries(path: string): AsyncGenerator<Entry> {
  const archive = extract()
  const reading = pipeline(createReadStream(path), createGunzip(), archive as unknown as Writable)
  // Awaited below, when the entries before the fault have been read.
  reading.catch(() => {})
  yield* archive as AsyncIterable<Entry>
  await reading
}

async function readHead(entries: AsyncGenerator<Entry>, secret: string): Promise<ArchiveHead> {
  const { value: entry } = await entries.next()
  if (entry?.header.name !== headEntry) throw new ArchiveError('The file is not a backup.')
  const { data: head, error } = archiveHead.safeParse(await readJson(entry))
  if (!head) throw new ArchiveError(`The archive cannot be read: ${error.issues[0]?.message}.`)
  if (head.secret !== fingerprint(secret))
    throw new ArchiveError(
      'The archive was written with another PAYLOAD_SECRET. Set the same one, or copy secrets.json of the site into DATA_DIR.',
    )
  return head
}

/** Applies the migrations of the archive to an empty database. */
async function prepare(
  client: pg.Client,
  databaseUrl: string,
  { migrations }: ArchiveHead,
): Promise<void> {
  const wanted = skipReplaced(migrations)
  if (!wanted)
    throw new ArchiveError(
      `The archive is from an older version of the site. Restore it with the last commit that has migrations/${lastReplaced}.ts, start that, and back up again.`,
    )
  const known = new Set(listMigrations())
  if (!wanted.every((name) => known.has(name)))
    throw new ArchiveError(
      'The archive is from a newer version of the site. Restore it with that one.',
    )
  const [filled] = await findFilledTables(client)
  if (filled) throw new ArchiveError(`The database is not empty: ${filled} has rows.`)
  const done = skipReplaced(await listAppliedMigrations(client))
  if (!done?.every((name) => wanted.includes(name)))
    throw new ArchiveError('The database has tables of another version. Restore into an empty one.')
  const missing = wanted.filter((name) => !done.includes(name))
  await provideQueue(client, databaseUrl)
  await applyMigrations(client, missing)
}

async function fill(
  client: pg.Client,
  files: FilePlace,
  { tables, partitions, sequences }: ArchiveHead,
  entries: AsyncGenerator<Entry>,
): Promise<ArchiveCounts> {
  const counts: ArchiveCounts = { rows: 0, files: 0 }
  let expected: ArchiveCounts | undefined
  await client.query('begin')
  for (const setting of ['statement_timeout', 'idle_in_transaction_session_timeout'])
    await client.query(`set local ${setting} = 0`)
  await client.query("set local datestyle = 'ISO'; set local client_encoding = 'UTF8'")
  for (const { name, parent, bound } of partitions)
    await client.query(`create table if not exists ${name} partition of ${parent} ${bound}`)
  const guards = await describeGuards(client)
  for (const statement of guards.remove) await client.query(statement)
  await client.query(`truncate ${tables.map(({ name }) => name).join(', ')}`)
  for await (const entry of entries) {
    const { name } = entry.header
    const table = tables[Number(name.slice(tableEntries.length).split('/')[0])]
    if (name === endEntry) {
      expected = archiveCounts.parse(await readJson(entry))
    } else if (name.startsWith(tableEntries) && table) {
      const rows = client.query(
        copyFrom(`copy ${table.name} (${table.columns.join(', ')}) from stdin`),
      )
      await pipeline(entry, rows)
      counts.rows += rows.rowCount ?? 0
    } else if (name.startsWith(fileEntries) && fileName.test(name.slice(fileEntries.length))) {
      await files.write(name.slice(fileEntries.length), Readable.from(entry))
      counts.files += 1
    } else throw new ArchiveError(`The archive has an unknown entry: ${name}`)
  }
  if (expected?.rows !== counts.rows || expected.files !== counts.files)
    throw new ArchiveError('The archive is not complete.')
  for (const { name, last } of sequences) await client.query('select setval($1, $2)', [name, last])
  for (const statement of guards.restore) await client.query(statement)
  await client.query('commit')
  return counts
}

async function readJson(entry: Entry): Promise<unknown> {
  return JSON.parse(String(await buffer(entry)))
}

/**
 * Wraps errors of damaged archives in a message for the operator; other errors retain their stack.
 */
function explain(cause: unknown): unknown {
  const { code, message } = cause as NodeJS.ErrnoException
  const isDamaged = code?.startsWith('Z_') || message === 'Unexpected end of data'
  return isDamaged ? new ArchiveError(`The archive is damaged: ${message}.`) : cause
}
