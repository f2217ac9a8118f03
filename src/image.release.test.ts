import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, it } from 'vitest'
import { buildFolder } from './env'
import { buildWhenStale } from './start/build'
import { type SpawnedSite, spawnSite } from './start/spawn-site'
import { startTestCluster } from './testing/test-cluster'

const folder = mkdtempSync(join(tmpdir(), 'quietzone-image-'))
const stops: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const stop of stops.reverse()) await stop()
  rmSync(folder, { recursive: true, force: true })
})

/** The image limit is 400 MB, of which Node and its system use 200 MB; this is the rest. */
const maxBytes = 200_000_000

it('has what a site reads from an empty database on, and little else', async () => {
  await buildWhenStale()
  const app = join(folder, 'app')
  execFileSync(process.execPath, ['scripts/copy-runtime.mjs', app])
  const files = readdirSync(app, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  expect(files.reduce((sum, path) => sum + statSync(path).size, 0)).toBeLessThan(maxBytes)
  const packages = [
    ...['typescript', 'vitest', '@biomejs', 'playwright-core', 'drizzle-kit', 'patch-package'],
    ...[
      '@next/swc-linux-x64-gnu',
      'next/dist/compiled/webpack',
      'tailwindcss',
      '@tailwindcss',
      'lightningcss',
    ],
  ]
  for (const unwanted of [
    ...packages.map((name) => `node_modules/${name}`),
    `${buildFolder()}/cache`,
  ])
    expect(
      files.some((path) => path.startsWith(join(app, unwanted, '/'))),
      unwanted,
    ).toBe(false)

  const cluster = await startTestCluster('migrated')
  stops.push(cluster.stop)
  const env = {
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: await createEmptyDatabase(cluster.templateUrl),
    PAYLOAD_SECRET: cluster.payloadSecret,
  }
  const site: SpawnedSite = await spawnSite(env, app)
  stops.push(site.stop)
  const statuses = await Promise.all(
    ['/', '/de/wifi', '/blog', '/admin/login', '/sitemap.xml', '/api/v1/qr?data=a&check=true'].map(
      async (path) => [path, (await fetch(site.url + path)).status],
    ),
  )
  for (const [path, status] of statuses) expect(status, String(path)).toBe(200)
  const seed = execFileSync(process.execPath, ['scripts/seed.mjs'], {
    cwd: app,
    env: { ...process.env, ...env },
  })
  expect(String(seed)).toContain('Nothing to add')
})

async function createEmptyDatabase(clusterUrl: string): Promise<string> {
  const client = new pg.Client(clusterUrl)
  await client.connect()
  await client.query('create database empty').finally(() => client.end())
  return Object.assign(new URL(clusterUrl), { pathname: '/empty' }).href
}
