import { createWriteStream, existsSync } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import type { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { type Pack, pack } from 'tar-stream'
import {
  type ArchiveCounts,
  ArchiveError,
  type ArchiveHead,
  endEntry,
  fileEntries,
  fingerprint,
  headEntry,
  tableEntries,
} from './archive'
import { describeDatabase } from './describe-database'
import type { FilePlace } from './file-place'

/** An entry's size precedes its content, so a table is cut into parts that fit in memory. */
const partBytes = 4_000_000

export type BackupSource = { databaseUrl: string; files: FilePlace; secret: string }

/**
 * Writes a snapshot of the database and all files into a gzipped tar archive at `path`, which must
 * not exist yet. The site may continue to run: a file is stored before the row that refers to it
 * and is read here after the snapshot, so every row in the archive has its file, unless the file is
 * deleted during the backup.
 */
export async function backUp(
  { databaseUrl, files, secret }: BackupSource,
  path: string,
): Promise<ArchiveCounts & { bytes: number }> {
  if (existsSync(path)) throw new ArchiveError(`${path} exists already.`)
  const partial = `${path}.partial`
  const client = new pg.Client({ connectionString: databaseUrl, keepAlive: true })
  // The pending query rejects, so the event needs no handling.
  client.on('error', () => {})
  await client.connect()
  try {
    const archive = pack()
    const writing = pipeline(
      archive as unknown as Readable,
      createGzip(),
      createWriteStream(partial, { mode: 0o600, flush: true }),
    )
    const adding = addAll(archive, client, files, secret)
    adding.catch((cause) => archive.destroy(cause))
    const [counts] = await Promise.all([adding, writing])
    await rename(partial, path)
    return { ...counts, bytes: (await stat(path)).size }
  } catch (cause) {
    await rm(partial, { force: true })
    throw cause
  } finally {
    await client.end()
  }
}

async function addAll(
  archive: Pack,
  client: pg.Client,
  files: FilePlace,
  secret: string,
): Promise<ArchiveCounts> {
  await client.query('begin isolation level repeatable read read only')
  for (const setting of ['statement_timeout', 'idle_in_transaction_session_timeout'])
    await client.query(`set local ${setting} = 0`)
  await client.query("set local datestyle = 'ISO'; set local client_encoding = 'UTF8'")
  const described = await describeDatabase(client)
  const { tables, migrations } = described
  if (migrations.length === 0) throw new ArchiveError('The database has no site in it.')
  // Prevents tables from being altered or dropped during the backup.
  await client.query(
    `lock table ${tables.map(({ name }) => `only ${name}`).join(', ')} in access share mode`,
  )
  const head: ArchiveHead = {
    format: 1,
    createdAt: new Date().toISOString(),
    secret: fingerprint(secret),
    ...described,
  }
  await addJson(archive, headEntry, head)
  const counts: ArchiveCounts = { rows: 0, files: await addFiles(archive, files) }
  for (const [index, table] of tables.entries())
    counts.rows += await addTable(archive, client, `${tableEntries}${index}`, table)
  await addJson(archive, endEntry, counts)
  archive.finalize()
  return counts
}

async function addFiles(archive: Pack, files: FilePlace): Promise<number> {
  let added = 0
  for await (const name of files.list()) {
    const file = await files.open(name)
    if (!file) continue
    await add(archive, fileEntries + name, file.bytes, file.content)
    added += 1
  }
  return added
}

async function addTable(
  archive: Pack,
  client: pg.Client,
  folder: string,
  { name, columns }: ArchiveHead['tables'][number],
): Promise<number> {
  const rows = client.query(copyTo(`copy ${name} (${columns.join(', ')}) to stdout`))
  let parts = 0
  for await (const part of cutLines(rows)) {
    parts += 1
    await add(archive, `${folder}/${parts}.copy`, part.length, [part])
  }
  return rows.rowCount
}

/** Joins chunks into parts of whole lines. Line breaks inside values are escaped. */
async function* cutLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = []
  let bytes = 0
  for await (const chunk of chunks) {
    waiting.push(chunk)
    bytes += chunk.length
    if (bytes < partBytes) continue
    const joined = Buffer.concat(waiting)
    const end = joined.lastIndexOf('\n') + 1
    if (end > 0) yield joined.subarray(0, end)
    waiting = [joined.subarray(end)]
    bytes = joined.length - end
  }
  if (bytes > 0) yield Buffer.concat(waiting)
}

function addJson(archive: Pack, name: string, value: object): Promise<void> {
  const text = Buffer.from(JSON.stringify(value))
  return add(archive, name, text.length, [text])
}

/** Resolves when the archive has room for the next entry. */
function add(
  archive: Pack,
  name: string,
  size: number,
  content: Readable | Buffer[],
): Promise<void> {
  return pipeline(content, archive.entry({ name, size }) as unknown as Writable)
}
