// npm test: everything that must hold before a change lands, ended by one line `N passed, N failed`.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from './find-chromium.mjs'
import { prepare } from './prepare.mjs'

prepare()
const results = mkdtempSync(join(tmpdir(), 'quietzone-results-'))
const totals = { passed: 0, failed: 0, skipped: 0 }

function run(title, args, env = {}) {
  console.log(`\n── ${title}`)
  const started = performance.now()
  const { status } = spawnSync(process.execPath, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  console.log(
    `── ${title}: ${status === 0 ? 'passed' : 'FAILED'} in ${((performance.now() - started) / 1000).toFixed(1)} s`,
  )
  return status === 0
}

/** A check that passes or fails as a whole. */
function check(title, ...args) {
  const passed = run(title, args)
  totals[passed ? 'passed' : 'failed'] += 1
  return passed
}

/** A runner that counts its tests into a JSON report; one that wrote no report counts as failed. */
function count(title, args, env, read) {
  const file = join(results, `${title.replaceAll(' ', '-')}.json`)
  const ended = run(title, args(file), env(file))
  let counted = { passed: 0, failed: 1, skipped: 0 }
  try {
    counted = read(JSON.parse(readFileSync(file, 'utf8')))
    if (!ended && !counted.failed) counted.failed = 1
  } catch {
    console.error(`${title} wrote no report`)
  }
  for (const [name, value] of Object.entries(counted)) totals[name] += value
}

const vitest = (...projects) => [
  (file) => [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ],
  () => ({ NODE_ENV: 'test' }),
  (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + (report.success ? 0 : report.numFailedTests ? 0 : 1),
    skipped: report.numPendingTests,
  }),
]

check(
  'format and lint',
  'node_modules/@biomejs/biome/bin/biome',
  'check',
  '--error-on-warnings',
  '.',
)
const typed = run('route types', ['node_modules/next/dist/bin/next', 'typegen'])
check('types', 'node_modules/typescript/bin/tsc', '--noEmit', ...(typed ? [] : ['--pretty']))
check('dead code', 'node_modules/knip/bin/knip.js')
count('unit and architecture tests', ...vitest('pure', 'unit'))
count('integration tests', ...vitest('integration'))
if (check('production build', 'scripts/build.mjs')) {
  const chromium = findChromium()
  count(
    'end-to-end tests',
    () => ['node_modules/@playwright/test/cli.js', 'test'],
    (file) => ({
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      NODE_ENV: 'test',
      ...(chromium && { CHROMIUM_PATH: chromium }),
    }),
    ({ stats }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      skipped: stats.skipped,
    }),
  )
} else totals.failed += 1

rmSync(results, { recursive: true, force: true })
console.log(
  `\n${totals.passed} passed, ${totals.failed} failed${totals.skipped ? `, ${totals.skipped} skipped` : ''}`,
)
process.exit(totals.failed ? 1 : 0)
