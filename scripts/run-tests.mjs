// npm run test:unit, test:component, test:int, test:e2e, test:release: runs one level of tests, or
// some of its files. test:changed: runs the tests that reach the changed files.
import { spawnSync } from 'node:child_process'
import { findChromium, missingChromium } from './find-chromium.mjs'
import { loadSources, prepare } from './prepare.mjs'
import { listChangedFiles } from './test/list-changed-files.mjs'

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
    runs: [vitest('release', 'http'), [...playwright, '--pass-with-no-tests']],
    inChromium: true,
    env: { QZ_RELEASE: '1' },
  },
  // Not a test: captures the pictures of the tool for content pages.
  pictures: { runs: [playwright], inChromium: true, env: { QZ_PICTURES: '1' } },
}

const [level, ...rest] = process.argv.slice(2)
prepare({ development: true })
const { runs, inChromium, env, args = rest } = levels[level] ?? (await planChanged(rest))
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

/** Chooses the tests that reach the files changed since `--base`; with `--all` even the furthest. */
async function planChanged(options) {
  const all = options.includes('--all')
  const base = options.includes('--base') ? options[options.indexOf('--base') + 1] : undefined
  await loadSources()
  const { findReachedTests } = await import('../src/testing/find-reached-tests.ts')
  const projects = {
    unit: ['pure', 'unit', 'mocked'],
    component: ['component'],
    integration: ['integration', 'shared'],
  }
  const chosen = Object.entries(findReachedTests(listChangedFiles(base))).map(
    ([name, { run, further }]) => {
      const left = !all && further.length ? `, ${further.length} further away (--all)` : ''
      const files = all ? [...run, ...further] : run
      console.log(`${name.padEnd(12)} ${files.length} files${left}`)
      return { files, projects: files.length ? projects[name] : [] }
    },
  )
  console.log('Not run: HTTP tests, journeys, types and lint. `npm test` runs everything.')
  const files = chosen.flatMap((level) => level.files)
  return {
    runs: files.length ? [vitest(...chosen.flatMap((level) => level.projects))] : [],
    args: files,
    inChromium: files.some((file) => file.includes('.component.')),
  }
}
