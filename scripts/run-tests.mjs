// npm run test:unit, test:component, test:int, test:e2e, test:release: runs one level of tests, or
// some of its files.
import { spawnSync } from 'node:child_process'
import { findChromium, missingChromium } from './find-chromium.mjs'
import { prepare } from './prepare.mjs'

const vitest = (...projects) => [
  'node_modules/vitest/vitest.mjs',
  'run',
  ...projects.map((project) => `--project=${project}`),
  '--passWithNoTests',
]
const playwright = ['node_modules/@playwright/test/cli.js', 'test']

const levels = {
  unit: { runs: [vitest('pure', 'unit', 'mocked')] },
  component: { runs: [vitest('component')], inChromium: true },
  int: { runs: [vitest('integration', 'shared', 'http')] },
  e2e: { runs: [playwright], inChromium: true },
  // A file belongs to one of the two runners; the other must accept that no test matches.
  release: {
    runs: [vitest('release'), [...playwright, '--pass-with-no-tests']],
    inChromium: true,
    env: { QZ_RELEASE: '1' },
  },
  // Not a test: captures the pictures of the tool for content pages.
  pictures: { runs: [playwright], inChromium: true, env: { QZ_PICTURES: '1' } },
}

const [level, ...args] = process.argv.slice(2)
const { runs, inChromium, env } = levels[level]
prepare()
const chromium = inChromium && findChromium()
if (inChromium && !chromium) {
  console.error(missingChromium)
  process.exit(1)
}
for (const run of runs) {
  const { status } = spawnSync(process.execPath, [...run, ...args], {
    stdio: 'inherit',
    env: {
      ...process.env,
      ...env,
      NODE_ENV: 'test',
      ...(chromium && { CHROMIUM_PATH: chromium }),
    },
  })
  if (status !== 0) process.exitCode = status ?? 1
}
