// Measures how many pictures of a folder each decoder reads, its error rate and its time.
// npm run bench -- decode [--corpus DIR] [--json]
//
// DIR contains a manifest.json: [{ file, expected, set }]; `expected` is null if there is no code.
//
// read    pictures where one of the found texts is the expected one, ignoring trailing line breaks
// total   pictures with a text
// wrong   texts that are not the expected one where the expected one was not found, and every text
//         found in a picture without a code
// others  texts found in addition to the expected one: a second code in the picture, or an error;
//         listed on standard error together with the wrong ones, for review
// times   from pixels in memory to the result; reading the file is not included. Each decoder gets
//         each picture once, in turn; a decoder that needed less than 30 ms gets three runs, of
//         which the median is used, so that a delay of the machine does not distort the result.
//         CPU time of the process (median, 95th percentile, longest) does not depend on other load.
// ours    fast: the budget of a camera frame; patient: of a picture, until the first code; page: as
//         the scanner's page reads pictures, all codes of each
//
// Peers are configured as their documentation recommends: zxing-wasm with the three formats that
// our decoder also searches (all formats would make it four times slower), otherwise its defaults
// (tryHarder, tryRotate, tryInvert, tryDownscale) and plain text, because its default rewrites
// control characters; jsQR and qr with their defaults and their own text.
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import jsQR from 'jsqr'
import { decodeQR } from 'qr/decode.js'
import sharp from 'sharp'
import { readBarcodes } from 'zxing-wasm/reader'
import { budgetsMs } from '../src/qr/decode/budgets'
import { decodePixels } from '../src/qr/decode/decode-pixels'
import { prepareZxingFromPackage } from '../src/qr/decode/prepare-zxing.node.js'
import type { Pixels } from '../src/qr/render/pixels'

type Picture = { file: string; expected: string | null; set: string }
type Decoder = { name: string; read: (pixels: Pixels) => Promise<string[]> }
type Tally = { read: number; wrong: number; others: number; timesMs: number[]; cpuMs: number[] }

const decoders: readonly Decoder[] = [
  { name: 'ours-fast', read: (pixels) => readOurs(pixels, budgetsMs.frame) },
  { name: 'ours-patient', read: (pixels) => readOurs(pixels, budgetsMs.picture) },
  { name: 'ours-page', read: (pixels) => readOurs(pixels, budgetsMs.picture, true) },
  { name: 'zxing-wasm', read: readWithZxing },
  { name: 'qr', read: readWithQr },
  { name: 'jsqr', read: readWithJsqr },
]
const repeatBelowMs = 30
/**
 * Pictures whose label in the manifest is wrong, by file, with their actual text. In
 * qrcode-2/13.png, a symbol drawn with this text (bytes, version 6, level Q, mask 7) differs in 8
 * of 1681 modules, one drawn with the label's text ("photograph of") in 538. A decoder that returns
 * this text is counted neither as wrong nor, because the label differs, as having read the picture.
 */
const mislabeled: Readonly<Record<string, string>> = {
  'zxing/qrcode-2/13.png':
    'The 2005 USGS aerial photography of the Washington Monument is censored.',
}

const args = process.argv.slice(2)
const json = args.includes('--json')
const at = args.indexOf('--corpus')
const corpus = resolve(at >= 0 ? (args[at + 1] ?? '') : '../shared/corpus')
const manifestFile = join(corpus, 'manifest.json')
if (!existsSync(manifestFile)) {
  console.error(`No ${manifestFile}. Name a folder that holds one with --corpus DIR.`)
  process.exit(1)
}
const manifest: Picture[] = JSON.parse(readFileSync(manifestFile, 'utf8'))

await prepareZxingFromPackage()
const tallies = new Map<string, Tally>(
  decoders.map(({ name }) => [name, { read: 0, wrong: 0, others: 0, timesMs: [], cpuMs: [] }]),
)
const remarks: string[] = []

for (const picture of manifest.slice(0, 12)) {
  const pixels = await readFile(picture.file)
  for (const { read } of decoders) await read(pixels)
}
for (const [index, picture] of manifest.entries()) {
  const pixels = await readFile(picture.file)
  // Each decoder starts equally often, so that no decoder always benefits from a warm cache.
  for (let turn = 0; turn < decoders.length; turn++) {
    const decoder = decoders[(index + turn) % decoders.length] as Decoder
    await measure(decoder, picture, pixels)
  }
  if (process.stderr.isTTY) process.stderr.write(`\r${index + 1} of ${manifest.length} pictures `)
}
if (process.stderr.isTTY) process.stderr.write('\n')
for (const remark of remarks) console.error(remark)
report()
// Engines may leave handles open that prevent the process from exiting.
process.exit()

async function measure({ name, read }: Decoder, picture: Picture, pixels: Pixels): Promise<void> {
  const tally = tallies.get(name) as Tally
  const tries: number[] = []
  const cpuTries: number[] = []
  let texts: string[] = []
  do {
    const startedMs = performance.now()
    const used = process.cpuUsage()
    texts = await read(pixels)
    tries.push(performance.now() - startedMs)
    const { user, system } = process.cpuUsage(used)
    cpuTries.push((user + system) / 1000)
  } while (tries.length < 3 && (tries[0] as number) < repeatBelowMs)
  tally.timesMs.push(middle(tries))
  tally.cpuMs.push(middle(cpuTries))

  const expected = picture.expected === null ? null : trimEnd(picture.expected)
  const unexpected = [...new Set(texts.map(trimEnd))].filter((text) => text !== expected)
  const truth = mislabeled[picture.file]
  if (truth && unexpected.join() === truth) {
    remarks.push(`${name}: ${picture.file}: ${quote(truth)} is right, the label is not`)
    return
  }
  const isRead = expected !== null && texts.some((text) => trimEnd(text) === expected)
  if (isRead) {
    tally.read++
    tally.others += unexpected.length
  } else {
    tally.wrong += unexpected.length
  }
  for (const text of unexpected) {
    const what = isRead ? 'read beside the expected text' : `read instead of ${quote(expected)}`
    remarks.push(`${name}: ${picture.file}: ${quote(text)} ${what}`)
  }
}

function report(): void {
  const total = manifest.filter(({ expected }) => expected !== null).length
  const rows = decoders.map(({ name }) => {
    const { read, wrong, others, timesMs, cpuMs } = tallies.get(name) as Tally
    const [wall, cpu] = [timesMs, cpuMs].map((values) => {
      const sorted = values.toSorted((a, b) => a - b)
      const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN
      return [middle(sorted), p95, sorted.at(-1) ?? Number.NaN].map(round)
    })
    const [medianMs, p95Ms, maxMs] = wall as [number, number, number]
    return { decoder: name, read, total, wrong, others, medianMs, p95Ms, maxMs, cpuMs: cpu }
  })
  if (json) {
    for (const row of rows) console.log(JSON.stringify(row))
    return
  }
  const peerMs = rows.find(({ decoder }) => decoder === 'zxing-wasm')?.medianMs ?? Number.NaN
  console.log(`${total} pictures with a code, ${manifest.length - total} without, in ${corpus}\n`)
  for (const { decoder, read, wrong, others, medianMs, p95Ms, maxMs, cpuMs } of rows) {
    console.log(
      decoder.padEnd(13),
      `read ${String(read).padStart(4)} (${((100 * read) / total).toFixed(1)} %)`,
      `wrong ${wrong}, others ${others},`,
      `median ${medianMs} ms (${(medianMs / peerMs).toFixed(2)} × zxing-wasm), p95 ${p95Ms} ms,`,
      `longest ${maxMs} ms; CPU ${(cpuMs ?? []).join(' / ')} ms`,
    )
  }
}

async function readOurs(pixels: Pixels, budgetMs: number, findAll = false): Promise<string[]> {
  return (await decodePixels(pixels, { budgetMs, findAll })).map(({ text }) => text)
}

async function readWithZxing({ rgba, width, height }: Pixels): Promise<string[]> {
  const picture = { data: rgba, width, height, colorSpace: 'srgb' } as ImageData
  const results = await readBarcodes(picture, {
    formats: ['QRCode', 'MicroQRCode', 'RMQRCode'],
    textMode: 'Plain',
  })
  return results.map(({ text }) => text)
}

async function readWithQr({ rgba, width, height }: Pixels): Promise<string[]> {
  try {
    return [decodeQR({ data: rgba, width, height })]
  } catch {
    return []
  }
}

async function readWithJsqr({ rgba, width, height }: Pixels): Promise<string[]> {
  const found = jsQR(rgba, width, height)
  return found?.data ? [found.data] : []
}

async function readFile(file: string): Promise<Pixels> {
  const { data, info } = await sharp(join(corpus, file))
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { rgba: Uint8ClampedArray.from(data), width: info.width, height: info.height }
}

function middle(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[sorted.length >> 1] ?? Number.NaN
}

function trimEnd(text: string): string {
  return text.replace(/[\r\n]+$/, '')
}

function quote(text: string | null): string {
  return text === null ? 'nothing' : JSON.stringify(text.slice(0, 80))
}

function round(ms: number): number {
  return Number(ms.toFixed(2))
}
