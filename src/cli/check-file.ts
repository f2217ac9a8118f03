import sharp from 'sharp'
import { checkPicture } from '@/qr/check/check-picture'
import type { CheckResult } from '@/qr/check/check-result'
import { flattenPixels } from '@/qr/check/flatten-pixels'
import { grayPlane } from '@/qr/check/plane'
import { prepareStressEngines } from '@/qr/check/prepare-stress-engines.node.js'
import { sampleModules } from '@/qr/check/sample-modules'
import { decodePixels } from '@/qr/decode/decode-pixels'
import { guessLogo } from '@/qr/inspect/guess-logo'
import { locateSymbol } from '@/qr/inspect/locate-symbol'
import { rebuildMatrix } from '@/qr/inspect/rebuild-matrix'
import type { Pixels } from '@/qr/render/pixels'

/** Limit in pixels, because a small file can contain a huge picture. */
const mostPixelsRead = 50_000_000
/** Longer side of rasterized vector pictures, which leaves enough pixels for each module. */
const vectorSidePx = 1200

export type CheckedFile =
  | { ok: true; text: string; version: number; result: CheckResult }
  | { ok: false; problem: string }

const budgetMs = 10_000

/**
 * Checks a finished picture of a code without the design that produced it: decodes the code, draws
 * the ideal symbol for its content, and measures the picture against that.
 *
 * @param wanted expected text; if absent, any text is accepted
 */
export async function checkFile(bytes: Uint8Array, wanted?: string): Promise<CheckedFile> {
  const pixels = await readPicturePixels(bytes)
  if (!pixels) return { ok: false, problem: 'not a picture' }
  const engines = await prepareStressEngines()
  const codes = await decodePixels(pixels, { budgetMs, formats: ['qr'] })
  const code = codes.find(({ text }) => wanted === undefined || text === wanted)
  if (!code) {
    return {
      ok: false,
      problem: codes[0] ? `it says ${JSON.stringify(codes[0].text)}` : 'no QR code',
    }
  }
  const { text, version, inverted, mirrored } = code
  if (mirrored) return { ok: false, problem: 'the code is mirrored' }
  const located = locateSymbol(pixels, code)
  const plane = grayPlane(flattenPixels(located.pixels, 255))
  const dark = sampleModules(plane, located.geometry).map((value) => (inverted ? 1 - value : value))
  const darkness = Float32Array.from(dark, (value) => (value ? 1 : -1))
  const matrix = rebuildMatrix(darkness, { version, text })
  if (!matrix) return { ok: false, problem: 'its modules cannot be told apart well enough' }
  const { pixels: upright, geometry } = located
  const logo = guessLogo(matrix, dark)
  const picture = { pixels: upright, scene: geometry, matrix, text, logo }
  const result = await checkPicture(picture, { engines })
  return { ok: true, text, version, result }
}

/** Decodes a picture file, with alpha. Returns undefined if the file is not a picture. */
async function readPicturePixels(bytes: Uint8Array): Promise<Pixels | undefined> {
  try {
    const options = { limitInputPixels: mostPixelsRead }
    const { format, autoOrient, density = 72 } = await sharp(bytes, options).metadata()
    const longest = Math.max(autoOrient.width, autoOrient.height)
    const scale = format === 'svg' ? vectorSidePx / longest : 1
    const { data, info } = await sharp(bytes, { ...options, density: density * scale })
      .autoOrient()
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { rgba: Uint8ClampedArray.from(data), width: info.width, height: info.height }
  } catch {
    return undefined
  }
}
