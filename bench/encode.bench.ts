// Measures the speed of encoding symbols and drawing pictures of them, and the size of the
// pictures, compared with popular libraries. npm run bench -- encode [--json]
//
// All libraries use level M and a quiet zone of four modules, black on white. Rates are
// medians of interleaved slices (measure-rates.ts); bytes are means over the same texts, the title
// of a picture not counted, which no peer has.
import { readPixelsTwice } from '@/qr/render/decode-for-test'
import { type Encoder, encoders, type QrSymbol, qrcodeWithKanji } from './encoders'
import { measureRates } from './measure-rates'
import { mixedTexts } from './mixed-texts'
import { reportTarget } from './report-target'

const json = process.argv.includes('--json')
const texts = {
  link: vary((id) => `https://example.com/q/${id}`),
  '300 characters': vary((id) => `${id} ${prose(293)}`),
}
const svgTexts: Readonly<Record<string, readonly string[]>> = {
  ...texts,
  '1,000 characters': vary((id) => `${id} ${prose(993)}`),
  'link in capitals': vary((id) => `HTTPS://EXAMPLE.COM/Q/${id.toUpperCase()}`),
  'Wi-Fi': vary((id) => `WIFI:T:WPA;S:Guests ${id};P:correct horse battery;;`),
  contact: vary((id) => (mixedTexts.contact as string).replace('5112345678', id)),
}

for (const [kind, inputs] of Object.entries(texts)) {
  const speedUp = await compareRates('matrix', kind, inputs, ({ makeMatrix }) => makeMatrix)
  target(`matrix, ${kind}: times the rate of qrcode`, speedUp, kind === 'link' ? 3.5 : 8)
}
for (const [kind, inputs] of Object.entries(texts)) {
  const speedUp = await compareRates('svg', kind, inputs, ({ makeSvg }) => makeSvg)
  target(`svg, ${kind}: times the rate of qrcode`, speedUp, kind === 'link' ? 3.5 : 8)
}
for (const [kind, inputs] of Object.entries(svgTexts)) {
  const [ours = 0, ...others] = (
    await compareBytes('svg', kind, inputs, ({ makeSvg }) => makeSvg)
  ).values()
  target(
    `svg, ${kind}: bytes as a share of the smallest other`,
    ours / Math.min(...others),
    1,
    true,
  )
}
for (const [kind, inputs] of Object.entries(texts)) {
  const speedUp = await compareRates('png', kind, inputs, ({ makePng }) => makePng)
  target(`png of 1000 px, ${kind}: times the rate of qrcode`, speedUp, 25)
  const bytes = await compareBytes('png', kind, inputs.slice(0, 8), ({ makePng }) => makePng)
  const share = (bytes.get('ours') as number) / (bytes.get('qrcode') as number)
  target(`png of 1000 px, ${kind}: bytes as a share of qrcode's`, share, 1, true)
}
await compareVersions()

type Work = (text: string) => unknown

/** Returns our rate divided by the rate of `qrcode`. */
async function compareRates(
  what: string,
  kind: string,
  inputs: readonly string[],
  pick: (encoder: Encoder) => Work | undefined,
): Promise<number> {
  const contenders = encoders.flatMap((encoder) => {
    const run = pick(encoder)
    return run ? [{ name: encoder.name, run }] : []
  })
  const rates = await measureRates(contenders, inputs)
  const reference = rates.get('qrcode') as number
  heading(`${what} per second, ${kind}`)
  for (const [encoder, rate] of rates) {
    const timesQrcode = rate / reference
    row(
      { measure: `${what} per second`, text: kind, encoder, value: Math.round(rate), timesQrcode },
      `${Math.round(rate).toLocaleString('en').padStart(9)}  ${timesQrcode.toFixed(2)} × qrcode`,
    )
  }
  return (rates.get('ours') as number) / reference
}

/** Returns the mean bytes by library, ours first. */
async function compareBytes(
  what: string,
  kind: string,
  inputs: readonly string[],
  pick: (encoder: Encoder) => Work | undefined,
): Promise<Map<string, number>> {
  const means = new Map<string, number>()
  heading(`${what} bytes, ${kind}`)
  for (const encoder of encoders) {
    const make = pick(encoder)
    if (!make) continue
    let bytes = 0
    for (const input of inputs) bytes += bytesOf(await make(input))
    const mean = Math.round(bytes / inputs.length)
    means.set(encoder.name, mean)
    row(
      { measure: `${what} bytes`, text: kind, encoder: encoder.name, value: mean },
      mean.toLocaleString('en').padStart(9),
    )
  }
  return means
}

/**
 * Prints how often each library found the smallest version, and how many of its symbols decode to a
 * different text.
 */
async function compareVersions(): Promise<void> {
  const best = new Map<string, number>()
  const all: {
    encoder: string
    versions: Map<string, number>
    misread: number
    refused: number
  }[] = []
  for (const { name: encoder, readSymbol } of [...encoders, qrcodeWithKanji]) {
    const tally = { encoder, versions: new Map<string, number>(), misread: 0, refused: 0 }
    all.push(tally)
    for (const [kind, text] of Object.entries(mixedTexts)) {
      const symbol = attempt(() => readSymbol(text))
      if (symbol === undefined) tally.refused++
      else if ((await readText(symbol)) !== text) tally.misread++
      else {
        const version = (symbol.sizeModules - 17) / 4
        tally.versions.set(kind, version)
        best.set(kind, Math.min(version, best.get(kind) ?? version))
      }
    }
  }
  heading(`smallest version, of ${best.size} mixed texts`)
  for (const { encoder, versions, misread, refused } of all) {
    const smallest = [...versions].filter(([kind, version]) => version === best.get(kind)).length
    const found = { encoder, value: smallest, misread, refused }
    row(
      { measure: 'smallest version', ...found, versions: Object.fromEntries(versions) },
      `${String(smallest).padStart(9)}  misread ${misread}, refused ${refused}`,
    )
    if (encoder !== 'ours') continue
    target('smallest version of all: texts', smallest, Object.keys(mixedTexts).length)
  }
}

/** Returns undefined if the library throws. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

/** Returns the text that zxing-wasm decodes from a symbol at four pixels per module. */
async function readText({ sizeModules, isDark }: QrSymbol): Promise<string | null> {
  const modulePx = 4
  const marginModules = 4
  const side = (sizeModules + 2 * marginModules) * modulePx
  const rgba = new Uint8ClampedArray(side * side * 4).fill(255)
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const row = Math.floor(y / modulePx) - marginModules
      const column = Math.floor(x / modulePx) - marginModules
      const inside = Math.min(row, column) >= 0 && Math.max(row, column) < sizeModules
      if (inside && isDark(row, column)) rgba.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3)
    }
  }
  return (await readPixelsTwice(rgba, side, side)).zxing
}

function bytesOf(picture: unknown): number {
  if (typeof picture === 'string') return Buffer.byteLength(picture)
  if (picture instanceof Uint8Array) return picture.length
  throw new Error('Neither text nor bytes')
}

/**
 * Returns 64 texts of the same length that were not encoded before, so that no result is cached.
 */
function vary(make: (id: string) => string): string[] {
  return Array.from({ length: 64 }, (_, index) =>
    make((0x1000000 + index * 7919).toString(16).slice(-6)),
  )
}

function prose(length: number): string {
  return 'The quick brown fox jumps over the lazy dog, and the dog does not mind. '
    .repeat(20)
    .slice(0, length)
}

function heading(text: string): void {
  if (!json) console.log(`\n${text}`)
}

function row(object: Record<string, unknown> & { encoder: string }, line: string): void {
  console.log(json ? JSON.stringify(object) : `  ${object.encoder.padEnd(18)}${line}`)
}

function target(text: string, measured: number, needed: number, atMost = false): void {
  reportTarget({ target: text, measured, needed, atMost }, json)
}
