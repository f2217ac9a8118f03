import {
  chmodSync,
  chownSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { findServerUser } from '@/postgres/find-server-user'
import { startPostgres } from '@/postgres/start-postgres'

/** Of one run of a cluster, which a copy must not contain. */
const ownFiles = ['postmaster.pid', 'postmaster.opts']

/**
 * Starts a streaming replica of the cluster that has the database at `url`, from a copy of its files.
 *
 * @returns the address of the same database on the replica
 */
export async function startStandby(
  url: string,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'quietzone-standby-'))
  chmodSync(dataDir, 0o711)
  const cluster = join(dataDir, 'postgres')
  const primary = new pg.Client(url)
  await primary.connect()
  const { rows } = await primary.query('show data_directory')
  const source = String(rows[0].data_directory)
  await primary.query("select pg_backup_start('standby', true)")
  copyChanging(source, cluster)
  const backup = await primary.query('select labelfile from pg_backup_stop(false)')
  await primary.end()

  const { hostname, port, username, password } = new URL(url)
  const connection = `host=${hostname} port=${port} user=${username} password=${password}`
  writeFileSync(join(cluster, 'backup_label'), backup.rows[0].labelfile)
  writeFileSync(join(cluster, 'postgresql.auto.conf'), `primary_conninfo = '${connection}'\n`)
  writeFileSync(join(cluster, 'standby.signal'), '')
  // Both have the same password.
  cpSync(join(dirname(source), 'secrets.json'), join(dataDir, 'secrets.json'))
  const user = findServerUser()
  const entries = readdirSync(cluster, { recursive: true, encoding: 'utf8' })
  for (const entry of user ? ['', ...entries] : [])
    chownSync(join(cluster, entry), user?.uid ?? 0, user?.gid ?? 0)

  const standby = await startPostgres({ dataDir, fast: true })
  const own = new URL(standby.databaseUrl)
  own.pathname = new URL(url).pathname
  return {
    url: own.href,
    stop: async () => {
      await standby.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Copies the files of a running cluster. The log of the backup brings what changes meanwhile. */
function copyChanging(source: string, target: string): void {
  cpSync(source, target, {
    recursive: true,
    filter: (path) => !ownFiles.some((name) => path === join(source, name)),
  })
}
