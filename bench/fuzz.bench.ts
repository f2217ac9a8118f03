// Hostile input for a configurable time: damaged and artificial pictures for the decoder, hostile
// text and designs for everything else. Nothing may throw, hang, crash or use unbounded memory.
// npm run bench -- fuzz [--seconds N] [--seed N] [--only TARGET]; exits with 1 on a finding.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { serialize } from 'node:v8'
import fc from 'fast-check'
import type { FuzzCase, FuzzTarget } from './fuzz/fuzz-case'
import { hostileDesign } from './fuzz/hostile-designs'
import { hostileFile, hostilePicture } from './fuzz/hostile-pictures'
import { hostileDraft, hostileText } from './fuzz/hostile-texts'
import { makeGoodFiles } from './fuzz/make-good-files'
import { startVictim } from './fuzz/start-victim'

const option = (name: string) => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? undefined : process.argv[at + 1]
}
const seconds = Number(option('seconds') ?? 60)
const seed = Number(option('seed') ?? Math.floor(Math.random() * 2 ** 31))
const only = option('only')

/**
 * Time limits per case. The decoder has a budget of one second, but a step that has already started
 * may end later.
 */
const limitsMs = { picture: 20_000, text: 5_000 } as const
const rssLimitBytes = 1.5 * 2 ** 30

const files = hostileFile(await makeGoodFiles('../shared/corpus'))
const targets: Record<FuzzTarget, { cases: fc.Arbitrary<FuzzCase>; limitMs: number }> = {
  'decode-file': {
    cases: files.map((bytes) => ({ target: 'decode-file', bytes })),
    limitMs: limitsMs.picture,
  },
  'decode-pixels': {
    cases: hostilePicture.map((picture) => ({ target: 'decode-pixels', picture })),
    limitMs: limitsMs.picture,
  },
  'parse-content': {
    cases: hostileText.map((text) => ({ target: 'parse-content', text })),
    limitMs: limitsMs.text,
  },
  'encode-content': {
    cases: hostileDraft.map((draft) => ({ target: 'encode-content', draft })),
    limitMs: limitsMs.text,
  },
  'draw-design': {
    cases: fc
      .tuple(hostileText, hostileDesign)
      .map(([text, design]) => ({ target: 'draw-design', text, design })),
    limitMs: limitsMs.text,
  },
}

const chosen = Object.entries(targets).filter(([name]) => only === undefined || name === only)
if (chosen.length === 0 || !(seconds > 0) || !Number.isInteger(seed)) {
  console.error(`--seconds N --seed N --only ${Object.keys(targets).join('|')}`)
  process.exit(2)
}

console.log(`seed ${seed}, ${seconds} s\n`)
const victim = startVictim()
let findings = 0
for (const [name, { cases, limitMs }] of chosen) {
  let count = 0
  let slowestMs = 0
  let last: { fuzzCase: FuzzCase; outcome: Promise<string | undefined> } | undefined
  const shareMs = (seconds * 1000) / chosen.length
  const endMs = performance.now() + shareMs
  const tryCase = async (fuzzCase: FuzzCase) => {
    const { tookMs, error, rssBytes } = await victim.tryCase(fuzzCase, limitMs)
    count += 1
    slowestMs = Math.max(slowestMs, tookMs)
    return error ?? (rssBytes > rssLimitBytes ? `${mebibytes(rssBytes)} MiB of memory` : undefined)
  }
  const property = fc.asyncProperty(cases, async (fuzzCase) => {
    // Also stops shrinking to a smaller input after a finding.
    if (performance.now() > endMs) return
    last = { fuzzCase, outcome: tryCase(fuzzCase) }
    const error = await last.outcome
    if (error) throw new Error(error)
  })
  const result = await fc.check(property, {
    seed,
    numRuns: Number.MAX_SAFE_INTEGER,
    interruptAfterTimeLimit: shareMs,
    markInterruptAsFailure: false,
  })
  // The case that was running at the deadline is included.
  const lastError = await last?.outcome
  console.log(`${name.padEnd(15)} ${count} cases, slowest ${slowestMs.toFixed(0)} ms`)
  if (result.failed && result.counterexample) {
    report(name, result.counterexample[0], String(result.errorInstance))
  } else if (last && lastError) report(name, last.fuzzCase, lastError)
}
console.log(`\npeak memory ${mebibytes(victim.peakRssBytes())} MiB, ${findings} findings`)
await victim.stop()
process.exit(findings > 0 ? 1 : 0)

/** Stores the smallest failing input so that it can be replayed. */
function report(name: string, fuzzCase: FuzzCase, error: string): void {
  findings += 1
  const file = join('test-results', `fuzz-${name}-${seed}.bin`)
  mkdirSync('test-results', { recursive: true })
  writeFileSync(file, serialize(fuzzCase))
  console.log(`  FOUND ${error}`)
  console.log(`  ${fc.stringify(fuzzCase).slice(0, 600)}`)
  console.log(`  kept in ${file} (v8.deserialize)`)
}

function mebibytes(bytes: number): string {
  return (bytes / 2 ** 20).toFixed(0)
}
