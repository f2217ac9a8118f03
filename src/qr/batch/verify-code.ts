import type { CodeFormat, FoundCode } from '@/qr/decode/code-found'
import { decodePixels } from '@/qr/decode/decode-pixels'
import { readZxing } from '@/qr/decode/engines/read-zxing'
import type { Pixels } from '@/qr/render/pixels'
import { rasterizeScene } from '@/qr/render/rasterize-scene'
import { simulatePrint } from '@/qr/render/simulate-print'
import { replaceLoneSurrogates } from '@/std/replace-lone-surrogates'
import type { CodeProof } from './export-scene'
import { readPalettePng } from './read-palette-png'
import { readPlainSvg } from './read-plain-svg'

/** Smallest module size in pixels that is reasonable in print or on a screen. */
const pxPerModule = 4
/** Less than `patientFromMs`, so that only the decoding steps of a live camera are tried. */
const budgetMs = 450
/** A file contains one code, so the search ends with the first. */
const singleCode = {
  tryInvert: false,
  tryDownscale: false,
  maxNumberOfSymbols: 1,
} as const
const pages = [255, 0] as const
const encoder = new TextEncoder()

export type VerifyOptions = {
  /** Decodes a PNG, downscaled if it is huge. */
  readPng: (png: Uint8Array<ArrayBuffer>) => Promise<Pixels>
  /** The kind of code; a QR code by default. */
  format?: CodeFormat
}

/**
 * Tests whether a fast decoder reads the expected text from a file on white paper or, if the file
 * is transparent, on black. A plain SVG and a PNG are decoded from the file; for other vector
 * formats the scene is rasterized in the colors that are printed.
 */
export async function verifyCode(
  proof: CodeProof,
  text: string,
  { format = 'qr', ...options }: VerifyOptions,
): Promise<boolean> {
  const formats = [format]
  const shown = await show(proof, options)
  const expected = replaceLoneSurrogates(text)
  for (const page of pages) {
    const pixels = layOnPage(shown, page, borderPx(shown))
    const isExpected = ({ text: read, bytes }: FoundCode) =>
      read === expected || isSame(bytes, expected)
    if ((await readZxing(pixels, { ...singleCode, formats })).some(isExpected)) return true
    if ((await decodePixels(pixels, { budgetMs, formats })).some(isExpected)) return true
  }
  return false
}

function show(
  proof: CodeProof,
  { readPng }: Pick<VerifyOptions, 'readPng'>,
): Pixels | Promise<Pixels> {
  switch (proof.kind) {
    case 'plain-svg':
      return readPlainSvg(proof.svg, { pxPerModule })
    case 'png':
      return readPalettePng(proof.png, proof.modulesWide * pxPerModule) ?? readPng(proof.png)
    case 'scene': {
      const { scene, pictures } = simulatePrint(proof.scene, proof.color, proof.pictures)
      return rasterizeScene(scene, { widthPx: Math.ceil(scene.width * pxPerModule), pictures })
    }
  }
}

/** Border width in pixels, like the paper around a printed code. */
function borderPx({ width }: Pixels): number {
  return Math.max(8, Math.round(width / 10))
}

/** Compares bytes, because a decoder may assume another character set. */
function isSame(bytes: Uint8Array, text: string): boolean {
  const expected = encoder.encode(text)
  return bytes.length === expected.length && bytes.every((byte, index) => byte === expected[index])
}

/** Composites a picture onto the middle of a gray page (0 black, 255 white). */
function layOnPage({ rgba, width, height }: Pixels, page: number, borderPx: number): Pixels {
  const [pageWidth, pageHeight] = [width + 2 * borderPx, height + 2 * borderPx]
  const laid = new Uint8ClampedArray(pageWidth * pageHeight * 4)
  new Uint32Array(laid.buffer).fill(((0xff << 24) | (page << 16) | (page << 8) | page) >>> 0)
  for (let y = 0; y < height; y++) {
    const to = ((y + borderPx) * pageWidth + borderPx) * 4
    const row = rgba.subarray(y * width * 4, (y + 1) * width * 4)
    laid.set(row, to)
    for (let at = 3; at < row.length; at += 4) {
      const alpha = row[at] as number
      if (alpha === 255) continue
      const share = alpha / 255
      for (let channel = at - 3; channel < at; channel++) {
        laid[to + channel] = (row[channel] as number) * share + page * (1 - share)
      }
      laid[to + at] = 255
    }
  }
  return { rgba: laid, width: pageWidth, height: pageHeight }
}
