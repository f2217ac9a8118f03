// npm run test:unit, test:component, test:int, test:e2e, test:release: one level of tests, or some of its files.
import { spawnSync } from 'node:child_process'
import { findChromium, missingChromium } from './find-chromium.mjs'
import { prepare } from './prepare.mjs'

const levels = {
  unit: { projects: ['pure', 'unit'] },
  component: { projects: ['component'], inChromium: true },
  int: { projects: ['integration', 'http'] },
  release: { projects: ['release'] },
  e2e: { inChromium: true },
}

const [level, ...args] = process.argv.slice(2)
const { projects, inChromium } = levels[level]
prepare()
const chromium = inChromium && findChromium()
if (inChromium && !chromium) {
  console.error(missingChromium)
  process.exit(1)
}
const runner = projects
  ? [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...projects.map((project) => `--project=${project}`),
      '--passWithNoTests',
    ]
  : ['node_modules/@playwright/test/cli.js', 'test']
const { status } = spawnSync(process.execPath, [...runner, ...args], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'test', ...(chromium && { CHROMIUM_PATH: chromium }) },
})
process.exit(status ?? 1)
