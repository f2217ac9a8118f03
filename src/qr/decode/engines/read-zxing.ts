import {
  prepareZXingModule,
  purgeZXingModule,
  type ReaderOptions,
  type ReadInputBarcodeFormat,
  type ReadResult,
  readBarcodes,
} from 'zxing-wasm/reader'
import { type Level, levels } from '@/qr/encode/matrix'
import type { CodeFormat, Corners, FoundCode } from '../code-found'
import { qrFormats } from '../code-found'
import { type PixelsOrLuma, toRgba } from '../pixels/luma'
import { isAscii, type Stretch, type TextSource } from '../symbol/decode-stretches'
import { readModules } from '../symbol/read-modules'
import { textOfStretches } from '../symbol/text-of-stretches'
import { rmqrSizes } from './rmqr-sizes'

const zxingNames = {
  qr: 'QRCode',
  'micro-qr': 'MicroQRCode',
  rmqr: 'RMQRCode',
  'data-matrix': 'DataMatrix',
  aztec: 'Aztec',
  pdf417: 'PDF417',
  'ean-13': 'EAN13',
  'ean-8': 'EAN8',
  'upc-a': 'UPCA',
  'upc-e': 'UPCE',
  'code-128': 'Code128',
  'code-39': 'Code39',
  'code-93': 'Code93',
  codabar: 'Codabar',
  itf: 'ITF',
  databar: 'DataBar',
  maxicode: 'MaxiCode',
} as const satisfies Record<CodeFormat, ReadInputBarcodeFormat>

/** A quadrilateral that was detected as a QR code and could not be decoded. */
export type FailedQuad = { corners: Corners; version: number | null }

type ZxingOptions = Pick<
  ReaderOptions,
  'tryInvert' | 'tryDownscale' | 'tryDenoise' | 'binarizer' | 'maxNumberOfSymbols'
> & {
  formats?: readonly CodeFormat[]
  /** Called with each code that was detected but not error-corrected. */
  onFailure?: (quad: FailedQuad) => void
}

type ZxingSource = { wasmUrl: string } | { wasmBinary: ArrayBuffer }

let prepared: Promise<void> | undefined
let isReady = false
let lastSource: ZxingSource | undefined

/**
 * Limits the aspect ratio: zxing's denoising accesses memory out of bounds on a picture of 5000 ×
 * 30 px, though not on one of 4000 × 30.
 */
const longestRatioToDenoise = 20

/**
 * Loads the WebAssembly (950 kB) once, from the address or bytes in `source`: the package's own
 * default is a public network, which this product never contacts. A failed load is retried by the
 * next call.
 *
 * @throws if the WebAssembly cannot be loaded
 */
export function prepareZxing(source: ZxingSource): Promise<void> {
  lastSource = source
  prepared ??= load(source).catch((error: unknown) => {
    prepared = undefined
    throw error
  })
  return prepared
}

async function load(source: ZxingSource): Promise<void> {
  await prepareZXingModule({
    overrides:
      'wasmUrl' in source
        ? { locateFile: () => source.wasmUrl }
        : { wasmBinary: source.wasmBinary },
    fireImmediately: true,
  })
  isReady = true
}

/** Returns whether `readZxing` can run without waiting; other engines are used until then. */
export function isZxingReady(): boolean {
  return isReady
}

/** Waits for a pending load; returns false if none is pending or the load failed. */
async function waitForZxing(): Promise<boolean> {
  return (
    isReady ||
    (prepared?.then(
      () => true,
      () => false,
    ) ??
      false)
  )
}

/** Returns all codes in the picture; an empty list if `prepareZxing` was never called or failed. */
export async function readZxing(
  picture: PixelsOrLuma,
  { formats = qrFormats, onFailure, ...options }: ZxingOptions = {},
): Promise<FoundCode[]> {
  if (picture.width < 1 || picture.height < 1 || !(await waitForZxing())) return []
  const results = await readUnlessItTraps(picture, {
    formats: formats.map((format) => zxingNames[format]),
    // The package's default formats control characters as `<LF>` and the like.
    textMode: 'Plain',
    returnErrors: onFailure !== undefined,
    ...options,
    tryDenoise: options.tryDenoise && sideRatio(picture) <= longestRatioToDenoise,
  })
  const found: FoundCode[] = []
  for (const result of results) {
    if (!result.isValid) {
      if (result.format === 'QRCode') onFailure?.(failedQuad(result))
      continue
    }
    const format = findFormat(result, formats)
    if (format) found.push(toFoundCode(result, format))
  }
  return found
}

/**
 * Names all variants of DataBar alike. An EAN-13 that begins with 0 is a UPC-A with the same bars
 * (GS1 General Specifications, 5.2.1).
 */
function findFormat(
  { format, symbology, text }: ReadResult,
  formats: readonly CodeFormat[],
): CodeFormat | undefined {
  if (symbology === 'DataBar' && formats.includes('databar')) return 'databar'
  if (format === 'EAN13' && /^0\d{12}$/.test(text) && formats.includes('upc-a')) return 'upc-a'
  return formats.find((name) => zxingNames[name] === format)
}

function sideRatio({ width, height }: PixelsOrLuma): number {
  return Math.max(width, height) / Math.min(width, height)
}

/** Reloads the module after a trap, because its memory may be corrupt. */
async function readUnlessItTraps(
  picture: PixelsOrLuma,
  options: ReaderOptions,
): Promise<ReadResult[]> {
  const { rgba, width, height } = toRgba(picture)
  try {
    return await readBarcodes(
      { data: rgba, width, height, colorSpace: 'srgb' } as ImageData,
      options,
    )
  } catch (error) {
    if (!(error instanceof WebAssembly.RuntimeError)) throw error
    purgeZXingModule()
    prepared = undefined
    isReady = false
    if (lastSource) await prepareZxing(lastSource).catch(() => {})
    return []
  }
}

function toFoundCode(result: ReadResult, format: CodeFormat): FoundCode {
  const { Version, ECLevel, DataMask } = readExtra(result)
  return {
    ...decodeText(result),
    ...(format === 'upc-a' && { text: result.text.slice(-12) }),
    bytes: result.bytes,
    format,
    corners: cornersOf(result),
    version: versionNumber(Version) ?? 0,
    level: levels.find((level: Level) => level === ECLevel) ?? null,
    mask: typeof DataMask === 'number' ? DataMask : null,
    inverted: result.isInverted,
    mirrored: result.isMirrored,
    engine: 'zxing',
    ...(result.sequenceSize > 0 && {
      structuredAppend: {
        index: result.sequenceIndex,
        count: result.sequenceSize,
        parity: Number(result.sequenceId) || 0,
      },
    }),
  }
}

/** Decodes bytes without ECI by our own rule, because zxing takes Western letters for Japanese. */
function decodeText(result: ReadResult): { text: string } & TextSource {
  const { bytes, text, hasECI, format } = result
  if (isAscii(bytes)) return { text }
  if (hasECI) return { ...textOfStretches(splitByEci(result.bytesECI)), text }
  const readAs = (charset: Stretch['charset']) => textOfStretches([{ charset, bytes: [...bytes] }])
  const plain = readAs(null)
  if (plain.text === text || !format.endsWith('QRCode')) return plain
  // Only the modules tell which bytes are in kanji mode. Those of smaller symbols, and Hanzi mode
  // (GB/T 18284, of GB 2312), are read by zxing alone.
  const own = readOwnModules(result)
  return own ?? [readAs('kanji'), readAs(gb2312)].find((each) => each.text === text) ?? plain
}

/** ECI assignment number. */
const gb2312 = 29

function readOwnModules({ format, symbol: { data, width, height } }: ReadResult) {
  if (format !== 'QRCode' || width !== height) return undefined
  const darkness = Float32Array.from(data, (gray) => (gray < 128 ? 1 : -1))
  const read = readModules(darkness, (width - 17) / 4)
  return read && textOfStretches(read.stretches ?? [])
}

/** Splits bytes in the ECI protocol: a backslash and six digits name a set, two are a backslash. */
function splitByEci(bytes: Uint8Array): Stretch[] {
  const backslash = 0x5c
  const stretches: Stretch[] = [{ charset: null, bytes: [] }]
  for (let at = ']Q1'.length; at < bytes.length; at += 1) {
    const byte = bytes[at] as number
    if (byte === backslash && bytes[at + 1] !== backslash) {
      const digits = String.fromCharCode(...bytes.subarray(at + 1, at + 7))
      stretches.push({ charset: Number(digits), bytes: [] })
      at += 6
      continue
    }
    if (byte === backslash) at += 1
    stretches.at(-1)?.bytes.push(byte)
  }
  return stretches.filter((stretch) => stretch.bytes.length > 0)
}

function failedQuad(result: ReadResult): FailedQuad {
  return { corners: cornersOf(result), version: versionNumber(readExtra(result).Version) }
}

type Extra = { Version?: string; ECLevel?: string; DataMask?: number }

function readExtra({ extra }: ReadResult): Extra {
  try {
    return JSON.parse(extra) as Extra
  } catch {
    return {}
  }
}

/** Parses `7`, `M3` or `R7x43`. */
function versionNumber(name: string | undefined): number | null {
  if (!name) return null
  const rectangular = rmqrSizes.indexOf(name as (typeof rmqrSizes)[number])
  if (rectangular >= 0) return rectangular + 1
  return Number(name.replace(/^M/, '')) || null
}

function cornersOf({ position }: ReadResult): Corners {
  return [position.topLeft, position.topRight, position.bottomRight, position.bottomLeft]
}
