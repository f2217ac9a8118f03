const slowestShown = 20

/**
 * Prints the stages with their seconds, the slowest tests, flaky and failed tests, and the counts.
 * Returns the same data for the JSON report.
 *
 * @param {import('./run-stages.mjs').Result[]} results
 */
export function printReport(results) {
  const tests = results.flatMap(({ tests }) => tests)
  const slowest = tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, slowestShown)
  const flaky = tests.filter((test) => test.flaky)
  const failures = tests.filter((test) => test.failed)
  const sum = (name) => results.reduce((total, result) => total + result[name], 0)
  const [passed, failed, skipped] = ['passed', 'failed', 'skipped'].map(sum)
  const seconds = performance.now() / 1000

  console.log('\nStage                 seconds  passed  failed  skipped')
  for (const stage of results) console.log(formatRow(stage))
  console.log(formatRow({ name: 'all, side by side', seconds, passed, failed, skipped }))
  printList(`The ${slowest.length} slowest tests`, slowest.map(formatTest))
  printList('FLAKY: passed only on retry, each is a defect to fix', flaky.flatMap(formatFailure))
  printList('FAILED', failures.flatMap(formatFailure))
  console.log(`\n${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`)

  const stages = results.map(({ tests, ...stage }) => stage)
  const titlesOf = (list) => list.map(({ title }) => title)
  const counts = { seconds, passed, failed, skipped }
  return { ...counts, flaky: titlesOf(flaky), failures: titlesOf(failures), slowest, stages }
}

function printList(heading, lines) {
  if (lines.length) console.log(`\n${heading}\n${lines.map((line) => `  ${line}`).join('\n')}`)
}

function formatFailure({ title, reason = [] }) {
  return [title, ...reason.map((line) => `    ${line}`)]
}

function formatTest({ seconds, title }) {
  return `${seconds.toFixed(1).padStart(6)} s  ${title}`
}

function formatRow({ name, seconds, passed, failed, skipped }) {
  const counts = [passed, failed, skipped].map((count, index) =>
    String(count).padStart(index ? 8 : 7),
  )
  return `${name.padEnd(20)} ${seconds.toFixed(1).padStart(8)} ${counts.join('')}`
}
