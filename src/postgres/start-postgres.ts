import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import pg from 'pg'
import { type Binaries, findBinaries } from './find-binaries'
import { findFreePort } from './find-free-port'
import { findServerUser, type ServerUser } from './find-server-user'
import { findPlaces, type Places } from './places'
import { getSecrets, type Secrets } from './secrets'

export type RunningPostgres = {
  databaseUrl: string
  payloadSecret: string
  /** Resolves when the server ended by itself again and again. */
  died: Promise<void>
  stop: () => Promise<void>
}

const run = promisify(execFile)
/** Before each restart of a server that ended by itself. After the last one it is given up. */
const restartPausesMs = [100, 500, 1_000, 2_000, 5_000, 10_000]
/** A server that ran for so long gets all restarts again. */
const calmMs = 600_000

/**
 * Starts the embedded PostgreSQL on the cluster in `dataDir` and creates the database `quietzone`.
 * If another process of this site already runs that cluster, the server is shared; if its
 * supervisor died, the server is stopped and restarted. A server that ends while processes need it is
 * started again on the same port.
 *
 * @param fast trades durability for speed; for tests only
 */
export async function startPostgres({
  dataDir,
  fast = false,
}: {
  dataDir: string
  fast?: boolean
}): Promise<RunningPostgres> {
  const user = findServerUser()
  const binaries = findBinaries(user)
  const places = findPlaces(dataDir, user)
  const secrets = getSecrets(places.secrets)
  const find = () => findRunning(places, binaries, secrets, user)
  const shared = await find()
  if (!shared && !existsSync(places.dataDir)) await initialize(places, binaries, secrets, user)
  const port = shared ?? (await findFreePort())
  /** Of the server that this process runs; none while another process runs it. */
  let supervisor: ChildProcess | undefined
  let ended: Promise<unknown>
  let stopping = false

  async function shareOrLaunch(running: number | undefined): Promise<void> {
    if (running && running !== port) throw new Error('PostgreSQL has another port now')
    supervisor = running ? undefined : spawnSupervisor(places, binaries, user, port, fast)
    ended = supervisor ? once(supervisor, 'exit') : waitUntilGone()
    if (running) return
    const failed = ended.then(() => {
      throw new Error(`PostgreSQL did not start. Its log: ${places.logFile}`)
    })
    failed.catch(() => {})
    await Promise.race([waitUntilReady(secrets, port), failed])
  }

  async function waitUntilGone(): Promise<void> {
    while (!stopping && findServer(places)) await pause(500)
  }

  /** Resolves when the server cannot be kept running. */
  async function keepRunning(): Promise<void> {
    for (let restarts = 0; ; ) {
      const startedMs = Date.now()
      await ended
      if (Date.now() - startedMs > calmMs) restarts = 0
      const pauseMs = restartPausesMs[restarts]
      if (stopping) return new Promise(() => {})
      if (pauseMs === undefined) return
      restarts += 1
      console.warn(`PostgreSQL ended by itself and is started again. Its log: ${places.logFile}`)
      await pause(pauseMs)
      if (!stopping) await find().then(shareOrLaunch).catch(stopSupervisor)
    }
  }

  async function stopSupervisor(): Promise<void> {
    supervisor?.stdin?.end()
    await ended
  }

  await shareOrLaunch(shared)
  if (!shared) await ensureDatabase(secrets, port)
  return {
    databaseUrl: databaseUrl(secrets, port),
    payloadSecret: secrets.payloadSecret,
    died: keepRunning(),
    stop: async () => {
      stopping = true
      await stopSupervisor()
    },
  }
}

function databaseUrl({ databasePassword }: Secrets, port: number, database = 'quietzone'): string {
  return `postgres://quietzone:${databasePassword}@127.0.0.1:${port}/${database}`
}

/**
 * Returns the port of the cluster's running server if it has a live supervisor. Waits for a server
 * that is starting or stopping; stops a server whose supervisor was killed.
 */
async function findRunning(
  places: Places,
  binaries: Binaries,
  secrets: Secrets,
  user: ServerUser | undefined,
): Promise<number | undefined> {
  for (;;) {
    const server = findServer(places)
    if (!server) return undefined
    const { port } = server
    const keeper = existsSync(places.supervisorPid) && readFileSync(places.supervisorPid, 'utf8')
    if (!keeper || !isAlive(Number(keeper))) {
      const stop = ['stop', '-D', places.dataDir, '-m', 'fast', '-w']
      await run(binaries.pgCtl, stop, { cwd: places.dataDir, ...user })
      return undefined
    }
    if (port && (await isReady(secrets, port))) return port
    await pause()
  }
}

function findServer(places: Places): { port: number | undefined } | undefined {
  const pidFile = join(places.dataDir, 'postmaster.pid')
  if (!existsSync(pidFile)) return undefined
  const [pid, , , port] = readFileSync(pidFile, 'utf8').split('\n').map(Number)
  return pid && isAlive(pid) ? { port } : undefined
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    // An exited process that its parent has not reaped yet (a zombie) still has its process id.
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch (cause) {
    const { code, syscall } = cause as NodeJS.ErrnoException
    // The process belongs to another user, or the system has no /proc.
    return code === 'EPERM' || syscall === 'open'
  }
}

/**
 * Creates the cluster in a temporary folder and renames it, so that an interrupted start never
 * leaves an incomplete cluster.
 */
async function initialize(
  places: Places,
  binaries: Binaries,
  secrets: Secrets,
  user: ServerUser | undefined,
): Promise<void> {
  const partial = `${places.dataDir}.partial`
  const passwordFile = `${partial}.password`
  rmSync(partial, { recursive: true, force: true })
  mkdirSync(dirname(partial), { recursive: true, mode: 0o755 })
  mkdirSync(partial, { mode: 0o700 })
  writeFileSync(passwordFile, secrets.databasePassword, { mode: 0o600 })
  if (user) for (const path of [partial, passwordFile]) chownSync(path, user.uid, user.gid)
  try {
    await run(
      binaries.initdb,
      [
        ['-D', partial],
        ['-U', 'quietzone', `--pwfile=${passwordFile}`, '--auth=scram-sha-256'],
        // The same sort order and case rules on every machine.
        ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'],
      ].flat(),
      { cwd: partial, ...user },
    )
    renameSync(partial, places.dataDir)
  } finally {
    rmSync(passwordFile, { force: true })
  }
}

function spawnSupervisor(
  places: Places,
  binaries: Binaries,
  user: ServerUser | undefined,
  port: number,
  fast: boolean,
) {
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    ...(fast && { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
  const task = {
    postgres: binaries.postgres,
    pgCtl: binaries.pgCtl,
    dataDir: places.dataDir,
    logFile: places.logFile,
    pidFile: places.supervisorPid,
    args: Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    user,
  }
  const script = fileURLToPath(new URL('./supervisor.mjs', import.meta.url))
  return spawn(process.execPath, [script, JSON.stringify(task)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'inherit'],
  })
}

async function waitUntilReady(secrets: Secrets, port: number): Promise<void> {
  const deadline = Date.now() + 60_000
  while (!(await isReady(secrets, port))) {
    if (Date.now() > deadline) throw new Error('PostgreSQL did not become ready within a minute.')
    await pause()
  }
}

async function isReady(secrets: Secrets, port: number): Promise<boolean> {
  const client = new pg.Client(databaseUrl(secrets, port, 'postgres'))
  client.on('error', () => {})
  try {
    await client.connect()
    await client.end()
    return true
  } catch (cause) {
    const { code } = cause as { code?: string }
    // 57P03: the server is starting up or shutting down.
    if (['ECONNREFUSED', 'ECONNRESET', '57P03'].includes(code ?? '')) return false
    if ((cause as Error).message === 'Connection terminated unexpectedly') return false
    throw cause
  }
}

function pause(ms = 50): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

async function ensureDatabase(secrets: Secrets, port: number): Promise<void> {
  const client = new pg.Client(databaseUrl(secrets, port, 'postgres'))
  await client.connect()
  const { rowCount } = await client.query("select from pg_database where datname = 'quietzone'")
  if (!rowCount) await client.query('create database quietzone')
  await client.end()
}
