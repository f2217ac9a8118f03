// npm test: all checks that must pass before a change is merged. Writes test-results/report.json
// and ends with one line: N passed, N failed. `npm test -- --only lint,types` runs some stages, by the
// beginning of their names, with all that they need.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { findChromium, missingChromium } from './find-chromium.mjs'
import { loadSources, prepare } from './prepare.mjs'
import { printReport } from './test/print-report.mjs'
import { readPlaywrightReport, readVitestReport } from './test/read-reports.mjs'
import { runStages } from './test/run-stages.mjs'
import { selectStages } from './test/select-stages.mjs'

prepare({ development: true })
process.env.NODE_ENV = 'test'
await loadSources()
const { default: serveSite } = await import('../e2e/serve-site.ts')

const folder = 'test-results'
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder)
const chromium = findChromium()
if (chromium) process.env.CHROMIUM_PATH = chromium
let stopSite

const check = (...args) => ({ args })
const vitest = (report, projects, ...options) => ({
  args: [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${folder}/${report}.json`,
    ...options,
  ],
  report: `${folder}/${report}.json`,
  read: readVitestReport,
})
const inChromium = chromium ? {} : { missing: missingChromium }

/**
 * Stages run in parallel while cores are free: a stage starts when all stages in `needs` have
 * passed and all in `after` have ended. Long stages come first, so that none runs alone before the
 * journeys, which need all cores.
 */
const stages = [
  { name: 'build', cores: 1, ...check('scripts/build.mjs') },
  {
    name: 'integration tests',
    cores: 1,
    ...vitest('integration', ['integration', 'shared'], '--maxWorkers=1'),
  },
  {
    name: 'site',
    cores: 1,
    needs: ['build'],
    work: async () => {
      stopSite = await serveSite()
    },
  },
  {
    name: 'HTTP tests',
    cores: 1,
    needs: ['site'],
    ...vitest('http', ['http'], '--maxWorkers=1'),
  },
  // The files share one Chromium process, regardless of the number of workers.
  { name: 'component tests', cores: 1, ...vitest('component', ['component']), ...inChromium },
  { name: 'unit tests', cores: 1, ...vitest('unit', ['pure', 'unit', 'mocked'], '--maxWorkers=1') },
  // The build writes the types of the routes. TypeScript 7 needs a third of the time; Next, Knip
  // and three tests need the programming interface of TypeScript 6.
  {
    name: 'types',
    cores: 1,
    after: ['build'],
    ...check('node_modules/typescript-native/bin/tsc', '--noEmit'),
  },
  {
    name: 'generated files',
    cores: 1,
    // It loads Lexical, see `src/start/run-child.ts`.
    ...check('--conditions=production', 'scripts/check-generated.mjs'),
  },
  { name: 'dead code', cores: 1, ...check('node_modules/knip/bin/knip.js') },
  {
    name: 'release journeys load',
    cores: 1,
    args: ['node_modules/@playwright/test/cli.js', 'test', '--list'],
    env: { QZ_RELEASE: '1' },
  },
  {
    name: 'lint',
    cores: 1,
    ...check('node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'),
  },
  {
    name: 'journeys',
    cores: 2,
    needs: ['site'],
    args: ['node_modules/@playwright/test/cli.js', 'test'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: `${folder}/journeys.json` },
    report: `${folder}/journeys.json`,
    read: readPlaywrightReport,
    ...inChromium,
  },
  {
    name: 'end of the site',
    cores: 1,
    needs: ['site'],
    after: ['HTTP tests', 'journeys'],
    cleansUp: true,
    work: async () => stopSite(),
  },
]

const [option, names = ''] = process.argv.slice(2)
const selected = option === '--only' ? selectStages(stages, names.split(',')) : stages
const results = await runStages(selected)
const report = printReport(results)
writeFileSync(`${folder}/report.json`, `${JSON.stringify(report, null, 2)}\n`)
process.exit(report.failed ? 1 : 0)
