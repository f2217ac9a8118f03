import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, inject, it, vi } from 'vitest'
import { env } from '@/env'
import { createTestDatabase } from '@/testing/create-test-database'
import { copyDatabase } from '@/testing/test-cluster'
import { applyMigrations, lastReplaced, listMigrations, migrate } from './migrate'

async function query(databaseUrl: string, text: string, values?: unknown[]) {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  return client.query(text, values).finally(() => client.end())
}

async function listDone(databaseUrl: string): Promise<string[]> {
  const { rows } = await query(databaseUrl, 'select name from payload_migrations order by name')
  return rows.map(({ name }) => name)
}

/** Creates a database in which the migrations before the baseline were applied up to `last`. */
async function createOlder(last: string): Promise<string> {
  const empty = new URL(inject('templateUrl'))
  empty.pathname = '/template0'
  const databaseUrl = await copyDatabase(empty.href)
  const client = new pg.Client(databaseUrl)
  await client.connect()
  await applyMigrations(client, listMigrations().slice(0, 1)).finally(() => client.end())
  const names = ['20261121_102354_initial', last]
  await query(
    databaseUrl,
    `with removed as (delete from payload_migrations)
     insert into payload_migrations (id, name, batch)
     select gen_random_uuid(), name, 1 from unnest($1::text[]) as name`,
    [names],
  )
  return databaseUrl
}

it('continues from a database that has all migrations before the baseline', async () => {
  const databaseUrl = await createOlder(lastReplaced)
  await query(databaseUrl, "insert into site (id, name) values (gen_random_uuid(), 'Ours')")
  await migrate(databaseUrl)
  expect(await listDone(databaseUrl)).toEqual(expect.arrayContaining(listMigrations()))
  expect((await query(databaseUrl, 'select name from site')).rows).toEqual([{ name: 'Ours' }])
})

it('refuses a database that has only some of them, and says what to do', async () => {
  const databaseUrl = await createOlder('20261128_051000_content_findings')
  const before = await listDone(databaseUrl)
  await expect(migrate(databaseUrl)).rejects.toThrow(
    `back up the database, start it once with the last commit that has migrations/${lastReplaced}.ts`,
  )
  expect(await listDone(databaseUrl)).toEqual(before)
})

it('applies nothing of several migrations if one of them fails', async () => {
  const databaseUrl = await createTestDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'quietzone-migrations-'))
  writeFileSync(join(folder, 'first.sql'), 'create table first (id int)')
  writeFileSync(join(folder, 'second.sql'), 'create table second (id int); select 1 / 0')
  const client = new pg.Client(databaseUrl)
  await client.connect()
  await expect(applyMigrations(client, ['first', 'second'], folder)).rejects.toThrow(
    'The migration second failed: division by zero. The database is as it was',
  )
  const tables = "select to_regclass('first')::text as one, to_regclass('second')::text as other"
  expect((await client.query(tables)).rows).toEqual([{ one: null, other: null }])
  await client.end()
  expect(await listDone(databaseUrl)).toEqual(listMigrations())
})

it('migrates a filled database once what comes before has succeeded', async () => {
  const databaseUrl = await createOlder(lastReplaced)
  await query(databaseUrl, "insert into site (id, name) values (gen_random_uuid(), 'Ours')")
  const before = vi.fn(async () => {
    throw new Error('The disk is full')
  })
  await expect(migrate(databaseUrl, undefined, before)).rejects.toThrow('The disk is full')
  expect(await listDone(databaseUrl)).not.toContain(listMigrations()[1])
  const succeeding = vi.fn(async () => {})
  await migrate(databaseUrl, undefined, succeeding)
  await migrate(databaseUrl, undefined, succeeding)
  expect(succeeding.mock.calls).toEqual([[listMigrations()[1]]])
})

it('refuses a database that a newer version has migrated, and names the ways out', async () => {
  const databaseUrl = await createTestDatabase()
  const later = '20991231_000000_later'
  await query(
    databaseUrl,
    'insert into payload_migrations (id, name) values (gen_random_uuid(), $1)',
    [later],
  )
  const before = await listDone(databaseUrl)
  env.DATA_DIR = mkdtempSync(join(tmpdir(), 'quietzone-newer-'))
  await expect(migrate(databaseUrl)).rejects.toThrow(
    new RegExp(`newer version .*${later}.* Start that version .*npm run restore -- FILE`),
  )
  const backups = join(env.DATA_DIR, 'backups')
  mkdirSync(backups)
  for (const name of [`${later}-2026-11-29T120000`, `${later}-2026-11-30T120000`, 'other'])
    writeFileSync(join(backups, `before-${name}.tar.gz`), '')
  await expect(migrate(databaseUrl)).rejects.toThrow(
    `npm run restore -- ${backups}/before-${later}-2026-11-30T120000.tar.gz`,
  )
  expect(await listDone(databaseUrl)).toEqual(before)
})
