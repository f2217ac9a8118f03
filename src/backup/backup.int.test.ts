import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import pg from 'pg'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { env } from '@/env'
import { prepareScans } from '@/http/statistics/maintain-scans'
import { listMigrations } from '@/start/migrate'
import { findUpgradeBackup } from '@/start/upgrade-backups'
import { createTestCode, urlDocument } from '@/testing/create-test-code'
import { createTestDatabase } from '@/testing/create-test-database'
import { backUp } from './back-up'
import { backUpBeforeUpgrade } from './before-upgrade'
import { checkBackup } from './check-backup'
import { createDiskPlace } from './disk-place'
import type { FilePlace } from './file-place'
import { keepBackups, testBackup } from './keep-backups'
import { restore } from './restore'
import { createS3Place } from './s3-place'

const secret = 'backup '.repeat(6)
const folder = mkdtempSync(join(tmpdir(), 'quietzone-backup-'))
const bucket = 'quietzone'
/** Enough rows for more than one part in an archive. */
const scanCount = 40_000
let s3: S3rver
let inBucket: FilePlace

beforeAll(async () => {
  s3 = new S3rver({
    port: 0,
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: bucket, configs: [] }],
  })
  const { port } = await s3.run()
  inBucket = createS3Place(bucket, {
    region: 'us-east-1',
    endpoint: `http://localhost:${port}`,
    forcePathStyle: true,
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
  })
})
afterAll(async () => {
  await s3?.close()
  await rm(folder, { recursive: true, force: true })
})

/** Creates an empty database whose owner is not a superuser. */
async function createEmptyDatabase(): Promise<string> {
  const url = new URL(inject('templateUrl'))
  const name = `empty_${randomUUID().replaceAll('-', '')}`
  await query(url.href, `create role ${name} login password 'owner'`)
  await query(url.href, `create database ${name} owner ${name} template template0`)
  Object.assign(url, { pathname: `/${name}`, username: name, password: 'owner' })
  return url.href
}

async function query(databaseUrl: string, text: string, values?: unknown[]) {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  return client.query(text, values).finally(() => client.end())
}

/** Hashes all rows of each table. */
async function hashTables(databaseUrl: string): Promise<Record<string, string>> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const { rows } = await client.query(
    "select oid::regclass::text as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
  )
  const hashes: Record<string, string> = {}
  for (const { name } of rows) {
    const found = await client.query(
      `select count(*) || md5(coalesce(string_agg(md5(t::text), '' order by md5(t::text)), '')) as hash from ${name} t`,
    )
    hashes[name] = found.rows[0].hash
  }
  await client.end()
  return hashes
}

async function addScans(databaseUrl: string, codeId: string, count: number): Promise<void> {
  await query(
    databaseUrl,
    `insert into scans (at, id, code_id, kind, country, device, system, browser, language, visitor)
     select now() - number * interval '1 ms', gen_random_uuid(), $1, 'scan', 'DE', 'phone', 'ios',
       'safari', 'de', '\\x00ff'
     from generate_series(1, $2::int) as number`,
    [codeId, count],
  )
}

/** Adds sample rows and files. Returns the id of a code. */
async function fillDatabase(databaseUrl: string, scans: number): Promise<string> {
  await prepareScans(databaseUrl)
  const pool = new pg.Pool({ connectionString: databaseUrl })
  const { id } = await createTestCode(pool, urlDocument('https://example.com/\\tab\\nline'))
  await pool.query('insert into site (id, name) values (gen_random_uuid(), $1)', [
    'a\ttab, a\nline, a \\ and 花',
  ])
  await pool.query("select setval('site_locales_id_seq', 41)")
  await pool.end()
  await addScans(databaseUrl, id, scans)
  return id
}

it('restores every row and file that a running site had, on disk and in S3', async () => {
  const databaseUrl = await createTestDatabase()
  const codeId = await fillDatabase(databaseUrl, scanCount)
  const dataDir = join(folder, 'first')
  const files = createDiskPlace(dataDir)
  const video = Buffer.alloc(11_000_000, 'video')
  await mkdir(join(dataDir, 'media'), { recursive: true })
  await mkdir(join(dataDir, 'code-files/3f'), { recursive: true })
  await writeFile(join(dataDir, 'media/cover ü.webp'), 'cover')
  await writeFile(join(dataDir, 'media/empty.webp'), '')
  await writeFile(join(dataDir, 'code-files/3f/3f1c'), video)

  // The archive contains a snapshot of the scans and no file that was deleted after the snapshot.
  const before = await hashTables(databaseUrl)
  const whileRunning: FilePlace = {
    ...files,
    list: async function* () {
      await addScans(databaseUrl, codeId, 1)
      yield* files.list()
      yield 'media/deleted.webp'
    },
  }
  const archive = join(folder, 'first.tar.gz')
  expect(await backUp({ databaseUrl, files: whileRunning, secret }, archive)).toMatchObject({
    files: 3,
  })
  await expect(backUp({ databaseUrl, files, secret }, archive)).rejects.toThrow('exists already')

  const emptyUrl = await createTestDatabase()
  const target = { databaseUrl: emptyUrl, files: inBucket, secret }
  await expect(restore({ ...target, secret: 'other '.repeat(6) }, archive)).rejects.toThrow(
    'another PAYLOAD_SECRET',
  )
  await restore(target, archive)
  expect(await hashTables(emptyUrl)).toEqual(before)
  await expect(restore(target, archive)).rejects.toThrow('is not empty')

  // From the bucket back to a disk, with the triggers, keys and sequences that a site needs.
  const second = join(folder, 'second.tar.gz')
  await backUp(target, second)
  const thirdUrl = await createTestDatabase()
  const thirdDir = join(folder, 'third')
  await restore({ databaseUrl: thirdUrl, files: createDiskPlace(thirdDir), secret }, second)
  expect(await hashTables(thirdUrl)).toEqual(before)
  expect(await readFile(join(thirdDir, 'media/cover ü.webp'), 'utf8')).toBe('cover')
  expect(await readFile(join(thirdDir, 'media/empty.webp'), 'utf8')).toBe('')
  expect(video.equals(await readFile(join(thirdDir, 'code-files/3f/3f1c')))).toBe(true)
  const guards = `select conrelid::regclass::text as name, conname::text as what, convalidated::text as state
    from pg_constraint where contype = 'f'
    union all select tgrelid::regclass::text, tgname::text, tgenabled::text from pg_trigger
    where not tgisinternal order by 1, 2`
  expect((await query(thirdUrl, guards)).rows).toEqual((await query(databaseUrl, guards)).rows)
  const sequences = 'select sequencename, last_value from pg_sequences order by 1'
  expect((await query(thirdUrl, sequences)).rows).toEqual(
    (await query(databaseUrl, sequences)).rows,
  )
})

it('writes the rows before an upgrade, and keeps the last three of such archives', async () => {
  const databaseUrl = await createTestDatabase()
  await fillDatabase(databaseUrl, 10)
  Object.assign(env, { DATA_DIR: join(folder, 'upgrades'), PAYLOAD_SECRET: secret })
  const backups = join(folder, 'upgrades/backups')
  await mkdir(backups, { recursive: true })
  const times = ['2024-11-29T120000', '2025-11-29T120000', '2026-11-28T120000']
  for (const time of times) await writeFile(join(backups, `before-a-${time}.tar.gz`), '')
  await backUpBeforeUpgrade(databaseUrl, '20991231_000000_later')
  const archive = findUpgradeBackup('20991231_000000_later') as string
  expect((await readdir(backups)).sort()).toEqual([
    basename(archive),
    ...times.slice(1).map((time) => `before-a-${time}.tar.gz`),
  ])
  const restoredUrl = await createTestDatabase()
  const files = createDiskPlace(join(folder, 'unused'))
  await restore({ databaseUrl: restoredUrl, files, secret }, archive)
  expect(await hashTables(restoredUrl)).toEqual(await hashTables(databaseUrl))
  await rm(backups, { recursive: true })
  await writeFile(backups, 'not a folder')
  await expect(backUpBeforeUpgrade(databaseUrl, 'b')).rejects.toThrow('so it was not migrated')
})

it('keeps backups in a folder and tests one a month by restoring it', async () => {
  const databaseUrl = await createTestDatabase()
  await fillDatabase(databaseUrl, 50)
  const dataDir = join(folder, 'kept')
  Object.assign(env, { DATA_DIR: dataDir, PAYLOAD_SECRET: secret })
  await mkdir(join(dataDir, 'media'), { recursive: true })
  await writeFile(join(dataDir, 'media/cover.webp'), 'cover')
  const site = { databaseUrl, files: createDiskPlace(dataDir), secret }
  const backups = join(folder, 'backups')
  const at = (day: number) => new Date(Date.now() + day * 86_400_000)
  const keep = async (day: number) => (await keepBackups(site, backups, at(day))).tested
  expect([await keep(0), await keep(1), await keep(31)]).toEqual([true, false, true])
  expect(await readdir(backups)).toHaveLength(3)
  const scratchUrl = `${databaseUrl}_check`
  expect(
    (await query(scratchUrl, 'select from pg_tables where schemaname = $1', ['public'])).rowCount,
  ).toBe(0)

  const [first = ''] = (await readdir(backups)).sort()
  const path = join(backups, first)
  await truncate(path, (await stat(path)).size - 1_000)
  await expect(testBackup(site, path)).rejects.toThrow('The archive is damaged')
  expect(await testBackup(site, backups)).not.toBe(path)
})

it('asks for a database to test in if it may not create one', async () => {
  const databaseUrl = await createEmptyDatabase()
  await expect(checkBackup({ databaseUrl, secret }, 'any')).rejects.toThrow(
    /create empty_\w+_check, owned by empty_/,
  )
})

it('restores nothing of an archive that is damaged', async () => {
  const databaseUrl = await createTestDatabase()
  await fillDatabase(databaseUrl, 500)
  const files = createDiskPlace(join(folder, 'damaged'))
  const path = join(folder, 'damaged.tar.gz')
  const { bytes } = await backUp({ databaseUrl, files, secret }, path)
  await truncate(path, bytes - 1_000)
  const emptyUrl = await createTestDatabase()
  const before = await hashTables(emptyUrl)
  await expect(restore({ databaseUrl: emptyUrl, files, secret }, path)).rejects.toThrow(
    'The archive is damaged',
  )
  expect(await hashTables(emptyUrl)).toEqual(before)
})

describe('an archive of an older version', () => {
  const path = 'src/backup/older-version-for-test.tar.gz'
  const place = join(folder, 'older')
  const files = createDiskPlace(place)
  let restoredUrl: string

  beforeAll(async () => {
    restoredUrl = await createEmptyDatabase()
    await restore({ databaseUrl: restoredUrl, files, secret }, path)
  })

  it('is restored into this one', async () => {
    const names = await query(restoredUrl, 'select name from payload_migrations order by name')
    expect(names.rows.map(({ name }) => name)).toEqual(expect.arrayContaining(listMigrations()))
    const rows = 'select name, (select count(*)::int from scans) as scans from site'
    expect((await query(restoredUrl, rows)).rows).toEqual([{ name: 'Written in 2026', scans: 10 }])
    expect(await readFile(join(place, 'media/cover.webp'), 'utf8')).toBe('cover')
  })

  it('is refused if it is from before the first migration', async () => {
    const databaseUrl = await createTestDatabase()
    await query(databaseUrl, "update payload_migrations set name = '20261121_102354_initial'")
    const archive = join(folder, 'before.tar.gz')
    await backUp({ databaseUrl, files, secret }, archive)
    const emptyUrl = await createEmptyDatabase()
    await expect(restore({ databaseUrl: emptyUrl, files, secret }, archive)).rejects.toThrow(
      'Restore it with the last commit that has',
    )
  })

  it('is refused by a database that has the tables of a later one', async () => {
    const databaseUrl = await createTestDatabase()
    await query(
      databaseUrl,
      "insert into payload_migrations (id, name) values (gen_random_uuid(), '20991231_000000_later')",
    )
    await expect(restore({ databaseUrl, files, secret }, path)).rejects.toThrow(
      'tables of another version',
    )
  })
})
