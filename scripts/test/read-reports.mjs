import { stripVTControlCharacters } from 'node:util'

const summarizedLines = 5

/**
 * Returns the counts of Vitest's JSON report. A test that passed on retry still lists its earlier
 * failure, and counts as flaky.
 */
export function readVitestReport(report) {
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration, status, failureMessages }) => ({
      title: `${relative(name)} ${fullName}`,
      seconds: (duration ?? 0) / 1000,
      ...(status === 'passed' && failureMessages?.length && { flaky: true }),
      ...(status === 'failed' && { failed: true }),
      ...(failureMessages?.length && { reason: summarize(failureMessages[0]) }),
    })),
  )
  // A file that failed to load has no tests, but the report's `success` is false.
  const failed = report.numFailedTests || (report.success ? 0 : 1)
  return { passed: report.numPassedTests, failed, skipped: report.numPendingTests, tests }
}

/**
 * Returns the counts of Playwright's JSON report. A journey that passed on retry is flaky. One that
 * did not run, because a journey before it failed, has failed: Playwright counts it as skipped.
 *
 * @param {{ stats: any, suites: any[] }} report
 * @returns {import('./run-stages.mjs').Counts}
 */
export function readPlaywrightReport({ stats, suites }) {
  const tests = suites.flatMap(listSpecs).map(({ file, titles, tests: [test] }) => {
    const { error } = test.results.find((result) => result.error) ?? {}
    const isMissing = test.status === 'skipped' && test.expectedStatus === 'passed'
    return {
      title: `e2e/${file} ${titles.join(' › ')}`,
      seconds: test.results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      ...(test.status === 'flaky' && { flaky: true }),
      ...(test.status === 'unexpected' && { failed: true }),
      ...(isMissing && { failed: true, missing: true, reason: ['It did not run'] }),
      ...(error && { reason: summarize(error.message, error.location) }),
    }
  })
  const missing = tests.filter((test) => test.missing).length
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + missing,
    skipped: stats.skipped - missing,
    tests,
  }
}

/** The first lines of a failure, without colors, and the line of the test where it happened. */
function summarize(message, location) {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim())
  const place = location && `at ${relative(location.file)}:${location.line}`
  return [...lines.slice(0, summarizedLines), ...(place ? [place] : [])].map((line) => line.trim())
}

function listSpecs({ suites = [], specs = [] }) {
  const own = specs.map(({ file, title, tests }) => ({ file, titles: [title], tests }))
  return [...own, ...suites.flatMap(listSpecs)]
}

function relative(file) {
  return file.startsWith(process.cwd()) ? file.slice(process.cwd().length + 1) : file
}
