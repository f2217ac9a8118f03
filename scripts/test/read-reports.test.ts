import { expect, it } from 'vitest'
import { readPlaywrightReport } from './read-reports.mjs'

const journey = (title: string, test: object) => ({ file: 'a.spec.ts', title, tests: [test] })

it('counts a journey that did not run as failed, and one that skips itself as skipped', () => {
  const broken = { duration: 10, error: { message: 'No answer' } }
  const report = {
    stats: { expected: 1, flaky: 0, unexpected: 1, skipped: 2 },
    suites: [
      {
        specs: [
          journey('a', { status: 'expected', expectedStatus: 'passed', results: [] }),
          journey('b', { status: 'unexpected', expectedStatus: 'passed', results: [broken] }),
          journey('c', { status: 'skipped', expectedStatus: 'passed', results: [] }),
          journey('d', { status: 'skipped', expectedStatus: 'skipped', results: [] }),
        ],
      },
    ],
  }
  const { passed, failed, skipped, tests } = readPlaywrightReport(report)
  expect({ passed, failed, skipped }).toEqual({ passed: 1, failed: 2, skipped: 1 })
  expect(tests.filter((test) => test.failed).map(({ title }) => title)).toEqual([
    'e2e/a.spec.ts b',
    'e2e/a.spec.ts c',
  ])
})
