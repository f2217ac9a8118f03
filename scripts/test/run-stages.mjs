import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'

/**
 * @typedef {object} Stage
 * @property {string} name
 * @property {number} cores number of cores that the stage uses
 * @property {string[]} [after] stages that must have ended; `needs` those that must have passed
 * @property {string[]} [needs]
 * @property {string[]} [args] arguments after `node` on the command line
 * @property {Record<string, string>} [env]
 * @property {() => Promise<unknown>} [work] function that runs in this process instead of a command
 * @property {boolean} [cleansUp] ends what a stage in `needs` has started
 * @property {string} [missing] reason why the stage cannot run on this machine
 * @property {string} [report] path of the JSON report that the command writes
 * @property {(report: object) => Counts} [read]
 *
 * @typedef {{ passed: number, failed: number, skipped: number, tests: Test[] }} Counts
 * @typedef {{ title: string, seconds: number, flaky?: boolean, failed?: boolean }} Test
 * @typedef {Counts & { name: string, seconds: number }} Result
 */

/** A stage that has not ended by then is stopped and fails, so that the others are still counted. */
const limitMinutes = 40

/**
 * Runs the stages in parallel, as many as the cores allow, in the order of the list. The output of
 * a stage is printed as one block when it ends.
 *
 * @param {Stage[]} stages
 * @returns {Promise<Result[]>} in the order of the list
 */
export async function runStages(stages, cores = availableParallelism()) {
  const results = new Map()
  const running = new Map()
  const hasEnded = (name) => results.has(name)
  const hasPassed = (name) => results.get(name)?.failed === 0
  let free = cores

  while (results.size < stages.length) {
    for (const stage of stages) {
      const { name, needs = [], after = [] } = stage
      if (results.has(name) || running.has(name)) continue
      const failedNeed = needs.find((need) => hasEnded(need) && !hasPassed(need))
      if (failedNeed || stage.missing) {
        const reason = stage.missing ?? `“${failedNeed}” failed`
        console.log(`\n── ${name}: NOT RUN. ${reason}`)
        results.set(name, { name, seconds: 0, passed: 0, failed: 1, skipped: 0, tests: [] })
        continue
      }
      const wanted = Math.min(stage.cores, cores)
      if (wanted > free || ![...needs, ...after].every(hasEnded)) continue
      free -= wanted
      running.set(
        name,
        runStage(stage).then((result) => {
          running.delete(name)
          results.set(name, result)
          free += wanted
        }),
      )
    }
    // The last remaining stage may not have been able to run.
    if (running.size) await Promise.race(running.values())
  }
  return stages.map(({ name }) => results.get(name))
}

/** @param {Stage} stage */
async function runStage(stage) {
  const { name, work, report, read } = stage
  const started = performance.now()
  console.log(`── ${name} …`)
  const { ended, output } = work ? await runWork(work) : await runCommand(stage)
  const seconds = (performance.now() - started) / 1000
  let counts = { passed: Number(ended), failed: Number(!ended), skipped: 0, tests: [] }
  if (read) counts = readCounts(report, read, ended)
  const outcome = counts.failed ? 'FAILED' : 'passed'
  if (output) console.log(`\n${output.trimEnd()}`)
  console.log(`── ${name}: ${outcome} in ${seconds.toFixed(1)} s`)
  return { name, seconds, ...counts }
}

/** Returns at least one failure if the runner ended badly or wrote no report. */
function readCounts(report, read, ended) {
  try {
    const counts = read(JSON.parse(readFileSync(report, 'utf8')))
    return ended || counts.failed ? counts : { ...counts, failed: 1 }
  } catch (cause) {
    console.error(`${report} cannot be read: ${cause.message}`)
    return { passed: 0, failed: 1, skipped: 0, tests: [] }
  }
}

async function runWork(work) {
  try {
    await work()
    return { ended: true, output: '' }
  } catch (cause) {
    return { ended: false, output: cause.stack ?? String(cause) }
  }
}

function runCommand({ args, env }) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      env: { ...process.env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const add = (chunk) => {
      output += chunk
    }
    child.stdout.on('data', add)
    child.stderr.on('data', add)
    const end = (result) => {
      clearTimeout(limit)
      resolve(result)
    }
    const limit = setTimeout(() => {
      child.kill()
      // Processes of its own may live on and keep the output open.
      end({ ended: false, output: `${output}\nStopped after ${limitMinutes} minutes` })
    }, limitMinutes * 60_000)
    child.on('error', (cause) => end({ ended: false, output: String(cause) }))
    child.on('close', (code) => end({ ended: code === 0, output }))
  })
}
