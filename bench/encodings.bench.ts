// Measures which readers read short texts right, by the form in which a symbol encodes them, and
// writes the table bench/encodings/readers.csv, by which `encodeMatrix` declares the encoding.
// npm run bench -- encodings [--zbarimg] (also asks the program `zbarimg`, if it is installed)
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { scanGrayBuffer, ZBarConfigType, ZBarScanner, ZBarSymbolType } from '@undecaf/zbar-wasm'
import {
  BarcodeFormat,
  BinaryBitmap,
  DecodeHintType,
  GlobalHistogramBinarizer,
  HybridBinarizer,
  MultiFormatReader,
  RGBLuminanceSource,
} from '@zxing/library'
import jsQR from 'jsqr'
import { decodeQR } from 'qr/decode.js'
import sharp from 'sharp'
import { readBarcodes } from 'zxing-wasm/reader'
import { prepareZxingFromPackage } from '@/qr/decode/prepare-zxing.node.js'
import { addErrorCorrection, dataCodewords, drawSymbol, encodeMatrix } from '@/qr/encode'
import { shortTexts } from '@/qr/encode/short-texts-for-test'

type Picture = { data: Uint8ClampedArray; gray: Uint8ClampedArray; width: number; height: number }
type Form = { name: string; draw: (text: string) => Picture | undefined }
type Reader = {
  name: string
  read: (picture: Picture) => Promise<string | undefined> | string | undefined
}

await prepareZxingFromPackage()
const scanner = await ZBarScanner.create()
scanner.setConfig(ZBarSymbolType.ZBAR_NONE, ZBarConfigType.ZBAR_CFG_ENABLE, 0)
scanner.setConfig(ZBarSymbolType.ZBAR_QRCODE, ZBarConfigType.ZBAR_CFG_ENABLE, 1)

const utf8 = (text: string) => [...new TextEncoder().encode(text)]
const forms: Form[] = [
  { name: 'UTF-8', draw: (text) => drawBytes(utf8(text)) },
  { name: 'UTF-8, ECI 26', draw: (text) => drawBytes(utf8(text), 26) },
  { name: 'UTF-8, BOM', draw: (text) => drawBytes([0xef, 0xbb, 0xbf, ...utf8(text)]) },
  { name: 'Latin-1', draw: (text) => drawLatin(text) },
  { name: 'Latin-1, ECI 3', draw: (text) => drawLatin(text, 3) },
  { name: 'kanji mode', draw: drawKanji },
  { name: 'automatic', draw: (text) => paintText(text, 'auto') },
]

const readers: Reader[] = [
  {
    name: 'zxing-cpp',
    read: async (picture) => {
      const [found] = await readBarcodes(picture as unknown as ImageData, {
        formats: ['QRCode'],
        textMode: 'Plain',
      })
      return found?.text
    },
  },
  { name: 'zxing (Java port)', read: readZxingPort },
  {
    name: 'jsQR',
    read: ({ data, width, height }) =>
      jsQR(data, width, height, { inversionAttempts: 'dontInvert' })?.data,
  },
  {
    name: 'qr',
    read: (picture) => {
      try {
        return decodeQR(picture)
      } catch {
        return undefined
      }
    },
  },
  {
    name: 'zbar',
    read: async ({ gray, width, height }) => {
      const [found] = await scanGrayBuffer(
        gray.buffer.slice(0) as ArrayBuffer,
        width,
        height,
        scanner,
      )
      return found?.decode()
    },
  },
  ...(process.argv.includes('--zbarimg') ? [{ name: 'zbarimg', read: readZbarimg }] : []),
]

const rows = [['language', 'form', 'texts', ...readers.map(({ name }) => name), 'all'].join(',')]
const examples: string[] = []
for (const [language, texts] of Object.entries(shortTexts)) {
  for (const form of forms) {
    const right = new Map<string, number>()
    let drawn = 0
    let all = 0
    for (const text of texts) {
      const picture = form.draw(text)
      if (!picture) continue
      drawn += 1
      let isRead = true
      for (const { name, read } of readers) {
        const got = await read(picture)
        if (got === text) right.set(name, (right.get(name) ?? 0) + 1)
        else isRead = false
        if (got !== text)
          examples.push(`${form.name}, ${name}: ${JSON.stringify(text)} -> ${JSON.stringify(got)}`)
      }
      if (isRead) all += 1
    }
    rows.push(
      [
        language,
        form.name.replace(',', ' +'),
        drawn,
        ...readers.map(({ name }) => right.get(name) ?? 0),
        all,
      ].join(','),
    )
  }
}
writeFileSync('bench/encodings/readers.csv', `${rows.join('\n')}\n`)
console.log(rows.join('\n'))
if (process.argv.includes('--examples')) console.log(examples.join('\n'))

function drawLatin(text: string, eci?: number): Picture | undefined {
  const bytes = [...text].map((letter) => letter.codePointAt(0) ?? 0)
  return bytes.every((byte) => byte < 0x100) ? drawBytes(bytes, eci) : undefined
}

function drawBytes(bytes: readonly number[], eci?: number): Picture {
  const bits = [
    ...(eci === undefined
      ? []
      : [
          [7, 4],
          [eci, 8],
        ]),
    [4, 4],
    [bytes.length, 8],
    ...bytes.map((byte) => [byte, 8]),
  ]
    .map(([value = 0, length = 0]) => value.toString(2).padStart(length, '0'))
    .join('')
  let version = 1
  while (dataCodewords(version, 'M') * 8 < bits.length + 4) version += 1
  if (version > 9) throw new Error('too long')
  const data = Uint8Array.from({ length: dataCodewords(version, 'M') }, (_, at) =>
    Number.parseInt(bits.slice(at * 8, at * 8 + 8).padEnd(8, '0'), 2),
  )
  for (let at = Math.ceil((bits.length + 4) / 8), pad = 0; at < data.length; at++, pad ^= 1)
    data[at] = pad ? 0x11 : 0xec
  const { modules } = drawSymbol(addErrorCorrection(data, version, 'M'), version, 'M', 'auto')
  return paint(modules, 17 + 4 * version)
}

/** A text in kanji mode as far as possible, if a symbol of our own uses the mode at all. */
function drawKanji(text: string): Picture | undefined {
  const encoded = encodeMatrix(text, { level: 'M', eci: false })
  if (!encoded.ok || encoded.matrix.segments.every(({ mode }) => mode !== 'kanji')) return undefined
  return paint(encoded.matrix.modules, encoded.matrix.sizeModules)
}

function paintText(text: string, eci: boolean | 'auto'): Picture | undefined {
  const encoded = encodeMatrix(text, { level: 'M', eci })
  return encoded.ok ? paint(encoded.matrix.modules, encoded.matrix.sizeModules) : undefined
}

function paint(modules: ArrayLike<unknown>, sizeModules: number): Picture {
  const px = 6
  const width = (sizeModules + 8) * px
  const gray = new Uint8ClampedArray(width * width).fill(255)
  for (let y = 0; y < sizeModules * px; y++)
    for (let x = 0; x < sizeModules * px; x++)
      if (modules[Math.floor(y / px) * sizeModules + Math.floor(x / px)])
        gray[(y + 4 * px) * width + x + 4 * px] = 0
  const data = new Uint8ClampedArray(width * width * 4)
  for (const [at, value] of gray.entries()) data.set([value, value, value, 255], at * 4)
  return { data, gray, width, height: width }
}

/** The port of the Java library in many Android apps; one of its ways to find a code may fail. */
function readZxingPort({ gray, width, height }: Picture): string | undefined {
  for (const Binarizer of [HybridBinarizer, GlobalHistogramBinarizer]) {
    const reader = new MultiFormatReader()
    reader.setHints(
      new Map<unknown, unknown>([
        [DecodeHintType.POSSIBLE_FORMATS, [BarcodeFormat.QR_CODE]],
        [DecodeHintType.TRY_HARDER, true],
      ]),
    )
    const source = new RGBLuminanceSource(gray, width, height)
    try {
      return reader.decode(new BinaryBitmap(new Binarizer(source))).getText()
    } catch {}
  }
  return undefined
}

async function readZbarimg({ gray, width, height }: Picture): Promise<string | undefined> {
  const png = await sharp(gray, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer()
  const { stdout } = spawnSync(
    'zbarimg',
    ['--raw', '-q', '-Sdisable', '-Sqrcode.enable', '--oneshot', 'PNG:-'],
    { input: png },
  )
  return stdout.toString().replace(/\n$/, '')
}
