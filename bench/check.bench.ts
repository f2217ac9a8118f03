// Measures the accuracy and cost of the check: random designs, the verdict on each, and how many of
// zxing-wasm, paulmillr qr and jsQR read its export at 4 px per module with a mild blur.
// npm run bench -- check [--designs N] [--seed N] [--json]
import fc from 'fast-check'
import { checkPicture } from '@/qr/check/check-picture'
import { type Verdict, verdicts } from '@/qr/check/check-result'
import { arbitraryDesigns } from '@/qr/check/designs-for-test'
import { drawDesign } from '@/qr/check/draw-design'
import { prepareStressEngines } from '@/qr/check/prepare-stress-engines.node.js'
import { readExport } from '@/qr/check/read-export-for-test'
import { stressEngines } from '@/qr/check/stress-engines'

const args = process.argv.slice(2)
const json = args.includes('--json')
const numRuns = readNumber('--designs', 2000)
const seed = readNumber('--seed', 1)

type Phase = 'predicted' | 'stressed'
type Counts = Record<Verdict, [none: number, one: number, two: number, three: number]>
const emptyCounts = () =>
  Object.fromEntries(verdicts.map((verdict) => [verdict, [0, 0, 0, 0]])) as unknown as Counts
const counts: Record<Phase, Counts> = { predicted: emptyCounts(), stressed: emptyCounts() }
const spentMs = { draw: [] as number[], predicted: [] as number[], stressed: [] as number[] }

await prepareStressEngines()
for (const input of fc.sample(arbitraryDesigns(), { numRuns, seed })) {
  const drawn = time('draw', () => drawDesign(input))
  if (!drawn.ok) continue
  const { picture } = drawn
  const startedAt = performance.now()
  let quickAt = startedAt
  let predicted: Verdict = 'green'
  const { verdict } = await checkPicture(picture, {
    engines: stressEngines,
    onQuick: (quick) => {
      quickAt = performance.now()
      predicted = quick.verdict
    },
  })
  spentMs.predicted.push(quickAt - startedAt)
  spentMs.stressed.push(performance.now() - quickAt)
  const readers = await readExport(input, picture)
  counts.predicted[predicted][readers.length as 0 | 1 | 2 | 3] += 1
  counts.stressed[verdict][readers.length as 0 | 1 | 2 | 3] += 1
}

for (const phase of ['predicted', 'stressed'] as const)
  for (const verdict of verdicts) report({ phase, verdict, readBy: counts[phase][verdict] })
for (const [step, times] of Object.entries(spentMs))
  report({ step, medianMs: quantile(times, 0.5), p95Ms: quantile(times, 0.95) })
const wrong = {
  greenNotReadByAll: counts.stressed.green.slice(0, 3).reduce((sum, count) => sum + count, 0),
  unreadableRead: counts.predicted.unreadable.slice(1).reduce((sum, count) => sum + count, 0),
}
report(wrong)
process.exit(wrong.greenNotReadByAll + wrong.unreadableRead > 0 ? 1 : 0)

function report(line: Record<string, unknown>) {
  if (json) console.log(JSON.stringify(line))
  else
    console.log(
      Object.entries(line)
        .map(([key, value]) => `${key} ${Array.isArray(value) ? value.join(' / ') : value}`)
        .join('   '),
    )
}

function time<Result>(step: keyof typeof spentMs, run: () => Result): Result {
  const startedAt = performance.now()
  const result = run()
  spentMs[step].push(performance.now() - startedAt)
  return result
}

function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return Math.round((sorted[Math.floor(share * (sorted.length - 1))] ?? 0) * 10) / 10
}

function readNumber(option: string, usual: number): number {
  const at = args.indexOf(option)
  return at < 0 ? usual : Number(args[at + 1])
}
