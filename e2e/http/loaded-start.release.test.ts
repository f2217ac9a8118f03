import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { spawnSite } from '@/start/spawn-site'
import { copyDatabase } from '@/testing/test-cluster'

const turns = 10
const dataDir = mkdtempSync(join(tmpdir(), 'quietzone-loaded-'))
const busy: ChildProcess[] = []

beforeAll(() => {
  for (let count = 0; count < 3 * availableParallelism(); count += 1)
    busy.push(spawn(process.execPath, ['-e', 'for (;;) {}'], { stdio: 'ignore' }))
})
afterAll(() => {
  for (const child of busy) child.kill('SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
})

it(
  `starts two processes at once on a busy machine, ${turns} times in a row`,
  async () => {
    const env = {
      DATABASE_URL: await copyDatabase(process.env.E2E_TEMPLATE_URL as string),
      PAYLOAD_SECRET: process.env.E2E_SECRET as string,
    }
    for (let turn = 0; turn < turns; turn += 1) {
      const sites = await Promise.all(
        ['one', 'two'].map((name) => spawnSite({ ...env, DATA_DIR: join(dataDir, name) })),
      )
      for (const site of sites) expect((await fetch(site.url)).status).toBe(200)
      expect(await Promise.all(sites.map((site) => site.stop()))).toEqual([0, 0])
    }
  },
  turns * 120_000,
)
