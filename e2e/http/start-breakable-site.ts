import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import S3rver from 's3rver'
import { vi } from 'vitest'
import { createAccountLink, firstAccount, linkSeconds } from '@/cms/accounts/account-link'
import { createDatabaseProxy } from '@/http/scans/create-database-proxy'
import { findFreePort } from '@/postgres/find-free-port'
import { spawnSite } from '@/start/spawn-site'
import { startMailServer } from '@/testing/mail-server'
import { copyDatabase } from '@/testing/test-cluster'
import { mountSmallDisk } from '../../bench/faults/small-disk'

export type BreakableSite = Awaited<ReturnType<typeof startBreakableSite>>

export const account = { email: 'editor@example.com', password: 'correct horse battery staple' }
const bucket = 'quietzone'

/**
 * Starts the production site with one account on a copy of the database. Everything that it depends on can
 * be made to fail: its database, mail server, name server, clock, and bucket or disk.
 *
 * @param storage where files are kept; a disk can only be filled with the rights of root
 */
export async function startBreakableSite(storage: 'bucket' | 'disk') {
  const folder = mkdtempSync(join(tmpdir(), 'quietzone-breakable-'))
  const dataDir = join(folder, 'data')
  mkdirSync(dataDir)
  const disk = storage === 'disk' ? mountSmallDisk(dataDir) : undefined
  const databaseUrl = await copyDatabase(process.env.E2E_TEMPLATE_URL as string)
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 })
  await pool.query("update site set contact_email = 'team@example.com'")
  const database = await createDatabaseProxy(databaseUrl)
  const mails = await startMailServer()
  const mail = await createDatabaseProxy(mails.url)
  const bucketFolder = join(folder, 'bucket')
  const s3 = new S3rver({
    ...{ port: 0, silent: true, directory: bucketFolder },
    configureBuckets: [{ name: bucket, configs: [] }],
  })
  const files = await createDatabaseProxy(`http://127.0.0.1:${(await s3.run()).port}`)
  const names = await startNameServer()
  const clockFile = join(folder, 'clock')
  writeFileSync(clockFile, '0')
  const metricsPort = await findFreePort()
  const site = await spawnSite({
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    DATABASE_TIMEOUT_SECONDS: '8',
    PAYLOAD_SECRET: process.env.E2E_SECRET as string,
    COUNTRY_HEADER: 'country',
    TRUSTED_PROXIES: '1',
    METRICS_PORT: String(metricsPort),
    SMTP_URL: mail.url,
    SMTP_FROM: 'site@example.com',
    ...(storage === 'bucket' && {
      S3_BUCKET: bucket,
      S3_REGION: 'us-east-1',
      S3_ENDPOINT: files.url,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    }),
    NODE_OPTIONS: `--import ${pathToFileURL('e2e/http/break-runtime.mjs')}`,
    BREAK_CLOCK: clockFile,
    BREAK_NAME_SERVER: names.address,
  })
  // On a busy machine the first request may wait longer than queries may take.
  await vi.waitFor(() => createAccount(site.url), { timeout: 60_000, interval: 1_000 })
  return {
    ...{ url: site.url, pid: site.pid, pool, database, mail, mails, files, names, disk },
    setClock: (aheadMs: number) => writeFileSync(clockFile, String(aheadMs)),
    /** Names of the stored files of codes and the media library. */
    listFiles: () =>
      readdirSync(storage === 'bucket' ? bucketFolder : dataDir, { recursive: true })
        .map(String)
        .filter((name) => /(?:code-files|media)\/.*\w{4}/.test(name))
        .sort(),
    readMetric: async (line: string): Promise<number> => {
      const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
      const found = text.split('\n').find((each) => each.startsWith(`${line} `))
      return Number(found?.split(' ').at(-1) ?? 0)
    },
    stop: async () => {
      const code = await site.stop()
      await pool.end()
      for (const line of [database, mail, files]) await line.close()
      await s3.close()
      names.stop()
      disk?.unmount()
      rmSync(folder, { recursive: true, force: true })
      return code
    },
  }
}

async function createAccount(url: string): Promise<void> {
  const settings = { secret: process.env.E2E_SECRET as string, siteUrl: '' }
  const token = createAccountLink(settings, firstAccount, '', linkSeconds.setup).split('#')[1]
  const answer = await fetch(`${url}/api/users/set-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...account, name: 'Ada', token }),
  })
  if (!answer.ok) throw new Error(`No account was created: ${await answer.text()}`)
}

/** Response codes of DNS. */
const dnsCodes = { refused: 5, unknown: 3 }

/** A name server that knows no name. It can refuse questions, or not answer them at all. */
async function startNameServer() {
  const socket = createSocket('udp4')
  let mode: keyof typeof dnsCodes | 'silent' = 'unknown'
  let asked = 0
  socket.on('message', (question, { port, address }) => {
    asked += 1
    if (mode === 'silent') return
    const answer = Buffer.from(question)
    // The bits for an answer, and for recursion being available.
    answer[2] = (answer[2] ?? 0) | 0x80
    answer[3] = 0x80 | dnsCodes[mode]
    socket.send(answer, port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return {
    address: `127.0.0.1:${socket.address().port}`,
    setMode: (next: typeof mode) => {
      mode = next
    },
    countQuestions: () => asked,
    stop: () => socket.close(),
  }
}
