// Measures how often decoders read designs that differ in one respect, in tests that are harsher than
// those of the check, and writes the table bench/check/read-rates.csv, with which the grades are
// calibrated; see src/qr/check/read-rates.test.ts.
// npm run bench -- read-rates [--only NAME]
import { writeFileSync } from 'node:fs'
import { checkPicture } from '@/qr/check/check-picture'
import { drawDesign } from '@/qr/check/draw-design'
import { prepareStressEngines } from '@/qr/check/prepare-stress-engines.node.js'
import { stressEngines } from '@/qr/check/stress-engines'
import type { Pixels } from '@/qr/render/pixels'
import { drawFieldTest, fieldTests } from './check/field-tests'
import { tableDesigns } from './check/table-designs'

/** Pixels per millimeter of a phone's video frame, 1920 px over 70°, from a distance of 25 cm. */
const pxPerMm = 5.5

const only = process.argv[process.argv.indexOf('--only') + 1]
const engineNames = stressEngines.map(({ name }) => name)
const columns = [
  'design',
  'version',
  'verdict',
  'grade',
  'reserve',
  'contrast',
  'moduleMm',
  'trials',
  'rate',
  ...engineNames,
  'at 25 cm',
  ...fieldTests.map(({ name }) => name),
]
const rows: string[][] = []

await prepareStressEngines()
for (const { name, ...input } of tableDesigns) {
  if (process.argv.includes('--only') && !name.includes(only ?? '')) continue
  const drawn = drawDesign(input)
  if (!drawn.ok) throw new Error(`${name}: ${drawn.reason}`)
  const { picture } = drawn
  const { drawAt } = picture
  if (!drawAt) throw new Error(`${name} is not drawn`)
  const result = await checkPicture(picture, { engines: stressEngines })
  const readBy = new Map<string, number>()
  let tried = 0
  const readAll = async (pictures: readonly Pixels[]) => {
    let read = 0
    for (const pixels of pictures)
      for (const engine of stressEngines) {
        tried += 1
        if (!(await engine.readTexts(pixels, input.text)).includes(input.text)) continue
        read += 1
        readBy.set(engine.name, (readBy.get(engine.name) ?? 0) + 1)
      }
    return `${read}/${pictures.length * stressEngines.length}`
  }
  // Whole pixels of the page around the picture, which is six modules wide.
  const nearPx = Math.round(6 * Math.min(8, result.density.moduleMm * pxPerMm)) / 6
  const near = await readAll(
    drawFieldTest(drawAt, picture.scene, { name: '', pxPerModule: nearPx, blur: 0.2 }),
  )
  const reads: string[] = []
  for (const test of fieldTests)
    reads.push(await readAll(drawFieldTest(drawAt, picture.scene, test)))
  const perEngine = tried / stressEngines.length
  const stress = result.stress ?? []
  const row = [
    name,
    String(result.density.version),
    result.verdict,
    result.grade,
    result.errorCorrection.worst.toFixed(2),
    result.contrast.ratio.toFixed(1),
    result.density.moduleMm.toFixed(2),
    `${stress.filter(({ ok }) => ok).length}/${stress.length}`,
    percent([...readBy.values()].reduce((sum, count) => sum + count, 0) / tried),
    ...engineNames.map((engine) => percent((readBy.get(engine) ?? 0) / perEngine)),
    near,
    ...reads,
  ]
  rows.push(row)
  console.log(row.join('  '))
}
if (!process.argv.includes('--only')) {
  const table = [columns, ...rows].map((row) => `${row.join(',')}\n`).join('')
  writeFileSync(new URL('./check/read-rates.csv', import.meta.url), table)
}

function percent(share: number): string {
  return `${Math.round(100 * share)}%`
}
