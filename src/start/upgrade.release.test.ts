import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildFolder } from '@/env'
import { findFreePort } from '@/postgres/find-free-port'
import { urlDocument } from '@/testing/create-test-code'
import { buildWhenStale } from './build'
import { spawnSite } from './spawn-site'

/** A site with an embedded PostgreSQL, in a folder of its own, whose build is that of this repository. */
const folder = mkdtempSync(join(tmpdir(), 'quietzone-upgrade-'))
const later = join(folder, 'migrations/20991231_000000_later.sql')
let port: string
let env: Record<string, string>

beforeAll(async () => {
  await buildWhenStale()
  const tracked = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' })
  for (const path of tracked.split('\0').filter(Boolean)) cpSync(path, join(folder, path))
  execFileSync('cp', ['-al', join(process.cwd(), 'node_modules'), folder])
  cpSync(buildFolder(), join(folder, buildFolder()), { recursive: true, verbatimSymlinks: true })
  port = String(await findFreePort())
  env = { DATA_DIR: join(folder, '.data'), PORT: port }
}, 600_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function createCode(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/v1/codes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ document: urlDocument('https://example.com/kept') }),
  })
  expect(answer.status).toBe(201)
  return ((await answer.json()) as { code: { slug: string } }).code.slug
}

/** Starts a version that cannot start, and returns what it says. */
async function fail(): Promise<string> {
  const site = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: folder,
    env: { ...process.env, ...env, DATABASE_URL: '', SITE_URL: '', LOG_FORMAT: 'text' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = Promise.all([text(site.stdout), text(site.stderr)])
  expect(await once(site, 'exit')).toEqual([1, null])
  return (await said).join('')
}

/** Starts the version from before, which has to serve its content without a build of its own. */
async function startAgain(slug: string): Promise<void> {
  const builds = readdirSync(join(folder, '.next'))
  const site = await spawnSite(env, folder)
  expect((await fetch(`${site.url}/blog`)).status).toBe(200)
  const scan = await fetch(`${site.url}/q/${slug}`, { redirect: 'manual' })
  expect(scan.headers.get('location')).toBe('https://example.com/kept')
  expect(readdirSync(join(folder, '.next'))).toEqual(builds)
  expect(await site.stop()).toBe(0)
}

it('leaves the version before as it was when the build or a migration of the next one fails', async () => {
  const first = await spawnSite(env, folder)
  const slug = await createCode(first.url)
  expect(await first.stop()).toBe(0)

  writeFileSync(later, 'create table of_the_next_version (id int)')
  // The earliest place where a build finds a syntax error.
  const source = 'next.config.ts'
  appendFileSync(join(folder, source), 'const broken = {')
  const afterBuild = await fail()
  expect(afterBuild).toContain('The site could not be built. Earlier builds are left')
  expect(afterBuild).toContain(source)
  expect(readdirSync(join(folder, '.data'))).not.toContain('backups')
  rmSync(later)
  cpSync(source, join(folder, source))
  await startAgain(slug)

  writeFileSync(later, 'create table of_the_next_version (id int); select 1 / 0')
  expect(await fail()).toContain(
    '20991231_000000_later failed: division by zero. The database is as',
  )
  expect(readdirSync(join(folder, '.data/backups'))).toHaveLength(1)
  rmSync(later)
  await startAgain(slug)

  writeFileSync(later, 'create table of_the_next_version (id int)')
  await startAgain(slug)
  rmSync(later)
  expect(await fail()).toMatch(/newer version .* npm run restore -- .*before-20991231_000000_later/)
}, 900_000)
