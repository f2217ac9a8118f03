import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, describe, expect, it } from 'vitest'
import { findBinaries } from './find-binaries'
import { findServerUser } from './find-server-user'
import { findPlaces } from './places'
import { startPostgres } from './start-postgres'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'quietzone place with spaces '))
  chmodSync(folder, 0o755)
  folders.push(folder)
  return folder
}

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url)
  // A server that shuts down emits an error on the connection and fails its query.
  client.on('error', () => {})
  await client.connect()
  return client
    .query(text)
    .then(
      ({ rows }) => rows,
      (cause) => {
        throw cause
      },
    )
    .finally(() => client.end())
}

const refuses = async (url: string) =>
  query(url, 'select 1').then(
    () => false,
    () => true,
  )

/**
 * Runs the embedded PostgreSQL in a separate process, as the site does, and reports its address.
 */
async function startInProcess(dataDir: string) {
  const script = `
    const { startPostgres } = await import('./src/postgres/start-postgres.ts')
    const { databaseUrl } = await startPostgres({ dataDir: ${JSON.stringify(dataDir)}, fast: true })
    console.log(databaseUrl)
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(child.stdout, 'data')
  return { child, url: String(line).trim() }
}

async function until(condition: () => Promise<boolean> | boolean): Promise<void> {
  for (const deadline = Date.now() + 30_000; !(await condition()); ) {
    if (Date.now() > deadline) throw new Error('It did not come to pass')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

describe('the embedded PostgreSQL', () => {
  it('keeps its data from one start to the next, in a path with spaces', async () => {
    const dataDir = join(makeFolder(), '.data')
    const first = await startPostgres({ dataDir, fast: true })
    await query(first.databaseUrl, 'create table kept as select 42 as answer')
    await first.stop()
    expect(await refuses(first.databaseUrl)).toBe(true)

    const second = await startPostgres({ dataDir, fast: true })
    expect(await query(second.databaseUrl, 'select answer from kept')).toEqual([{ answer: 42 }])
    expect(second.payloadSecret).toBe(first.payloadSecret)
    await second.stop()
  })

  it('is shared by a second process on the same data', async () => {
    const dataDir = join(makeFolder(), '.data')
    const owner = await startPostgres({ dataDir, fast: true })
    const guest = await startPostgres({ dataDir, fast: true })
    expect(guest.databaseUrl).toBe(owner.databaseUrl)
    await guest.stop()
    expect(await refuses(owner.databaseUrl)).toBe(false)

    // One that stays, like a site that started during a backup, continues the server.
    const heir = await startPostgres({ dataDir, fast: true })
    await query(owner.databaseUrl, 'create table kept as select 42 as answer')
    await owner.stop()
    const read = () => query(heir.databaseUrl, 'select answer from kept').catch(() => undefined)
    await until(async () => Boolean(await read()))
    expect(await read()).toEqual([{ answer: 42 }])
    await heir.stop()
    expect(await refuses(heir.databaseUrl)).toBe(true)
  })

  it('ends when its process is killed, and the next start recovers', async () => {
    const dataDir = join(makeFolder(), '.data')
    const { child, url } = await startInProcess(dataDir)
    await query(url, 'create table kept as select 1 as answer')
    child.kill('SIGKILL')
    await until(() => refuses(url))
    const { databaseUrl, stop } = await startPostgres({ dataDir, fast: true })
    expect(await query(databaseUrl, 'select answer from kept')).toEqual([{ answer: 1 }])
    await stop()
  })

  it('is found and replaced when both of its keepers were killed', async () => {
    const dataDir = join(makeFolder(), '.data')
    const { child, url } = await startInProcess(dataDir)
    const { supervisorPid } = findPlaces(dataDir, findServerUser())
    // The supervisor is killed first, because it would otherwise still shut down the server.
    process.kill(Number(readFileSync(supervisorPid, 'utf8')), 'SIGKILL')
    child.kill('SIGKILL')
    expect(await refuses(url)).toBe(false)
    const next = await startPostgres({ dataDir, fast: true })
    expect(next.databaseUrl).not.toBe(url)
    expect(await refuses(url)).toBe(true)
    await next.stop()
  })

  it('is started again when it or its supervisor is killed, with what was committed', async () => {
    const dataDir = join(makeFolder(), '.data')
    const { databaseUrl, stop } = await startPostgres({ dataDir })
    const { dataDir: cluster, supervisorPid } = findPlaces(dataDir, findServerUser())
    await query(databaseUrl, 'create table kept as select 42 as answer')
    for (const file of [join(cluster, 'postmaster.pid'), supervisorPid]) {
      const started = 'select pg_postmaster_start_time()::text as at'
      const before = await query(databaseUrl, started)
      process.kill(Number(readFileSync(file, 'utf8').split('\n')[0]), 'SIGKILL')
      await until(() =>
        query(databaseUrl, started).then(
          ([row]) => row?.at !== before[0]?.at,
          () => false,
        ),
      )
      expect(await query(databaseUrl, 'select answer from kept')).toEqual([{ answer: 42 }])
    }
    await stop()
    expect(await refuses(databaseUrl)).toBe(true)
  })

  it('tells when it cannot be started again', async () => {
    const dataDir = join(makeFolder(), '.data')
    const { died } = await startPostgres({ dataDir, fast: true })
    const { dataDir: cluster } = findPlaces(dataDir, findServerUser())
    const [pid] = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    rmSync(join(cluster, 'global'), { recursive: true })
    process.kill(Number(pid), 'SIGKILL')
    await died
  })

  it('finds its programs whole even when the package’s install script did not run', () => {
    const { postgres } = findBinaries(undefined)
    const link = join(postgres, '../../lib/libicui18n.so.60')
    if (!existsSync(join(postgres, '../../pg-symlinks.json'))) return
    rmSync(link, { force: true })
    findBinaries(undefined)
    expect(execFileSync(postgres, ['--version']).toString()).toContain('PostgreSQL')
    expect(existsSync(link)).toBe(true)
  })

  it.runIf(process.getuid?.() === 0)(
    'works for root in a folder that only root may enter',
    async () => {
      const closed = makeFolder()
      chmodSync(closed, 0o700)
      const dataDir = join(closed, 'repository', '.data')
      mkdirSync(dataDir, { recursive: true })
      const { databaseUrl, stop } = await startPostgres({ dataDir, fast: true })
      expect(await query(databaseUrl, 'select 1 as answer')).toEqual([{ answer: 1 }])
      await stop()
      rmSync(join(findPlaces(dataDir, findServerUser()).dataDir, '..'), {
        recursive: true,
        force: true,
      })
    },
  )
})
