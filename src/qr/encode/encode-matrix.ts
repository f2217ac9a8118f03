import { replaceLoneSurrogates } from '@/std/replace-lone-surrogates'
import { dataCodewords } from './block-structure'
import { drawSymbol } from './draw-symbol'
import { addErrorCorrection } from './error-correction'
import { sizeModulesOf } from './function-patterns'
import { type Level, levels, type Matrix } from './matrix'
import { planSegments } from './plan-segments'
import { eciHeader, type Segment, versionRanges } from './segment'
import { writeData } from './write-data'

export type EncodeOptions = {
  /** At least this level. */
  level: Level
  /** The symbol is never smaller than this version; 1 by default. */
  minVersion?: number
  /** Data mask pattern 0 to 7, or the one that the standard's penalty picks; the default. */
  mask?: 'auto' | number
  /** Names UTF-8 as the encoding by ECI 26; not by default, since some readers know no ECI. */
  eci?: boolean
  /** Takes a higher level where the version stays the same; true by default. */
  raiseLevel?: boolean
}

/**
 * What helps against too much data: less text, a lower level (only where the text fits at L), or
 * a short link to a page that holds it.
 */
export const remedies = ['lower-level', 'shorten', 'host'] as const
export type Remedy = (typeof remedies)[number]

export type EncodedMatrix =
  | { ok: true; matrix: Matrix }
  /** `excessBytes`: UTF-8 bytes to take from the end of the text until it fits. */
  | { ok: false; reason: 'too-long'; excessBytes: number; remedies: readonly Remedy[] }

/**
 * The smallest symbol that carries the text (ISO/IEC 18004): UTF-8 without ECI by default,
 * which every reader tried takes for what it is. The same text and options give the same symbol.
 *
 * @param text any; half a surrogate pair becomes U+FFFD
 * @throws RangeError for a version or mask that does not exist
 */
export function encodeMatrix(text: string, options: EncodeOptions): EncodedMatrix {
  const { minVersion = 1, mask = 'auto', eci = false, raiseLevel = true } = options
  if (!Number.isInteger(minVersion) || minVersion < 1 || minVersion > 40) {
    throw new RangeError(`No version of a QR code: ${minVersion}`)
  }
  const wellFormed = replaceLoneSurrogates(text)
  const fit = fitText(wellFormed, options.level, minVersion, eci)
  if (!fit.fits) {
    const fitsLower = options.level !== 'L' && fitText(wellFormed, 'L', minVersion, eci).fits
    return {
      ok: false,
      reason: 'too-long',
      excessBytes: fit.excessBytes,
      remedies: remedies.filter((remedy) => remedy !== 'lower-level' || fitsLower),
    }
  }
  const { version, segments, bits } = fit
  const level = raiseLevel ? highestLevel(version, bits, options.level) : options.level
  const data = writeData(segments, eci, version, dataCodewords(version, level))
  const codewords = addErrorCorrection(data, version, level)
  const symbol = drawSymbol(codewords, version, level, mask)
  return {
    ok: true,
    matrix: { sizeModules: sizeModulesOf(version), ...symbol, version, level, segments, eci },
  }
}

type Fit =
  | { fits: true; version: number; segments: Segment[]; bits: number }
  | { fits: false; excessBytes: number }

/**
 * Kanji mode only where it makes the symbol smaller: there are readers that do not know it. Never
 * next to ECI 26, under which readers take its Shift JIS for UTF-8.
 */
function fitText(text: string, level: Level, minVersion: number, eci: boolean): Fit {
  const fit = fitInModes(text, level, minVersion, eci, !eci)
  if (!fit.fits || fit.segments.every(({ mode }) => mode !== 'kanji')) return fit
  const withoutKanji = fitInModes(text, level, minVersion, eci, false)
  return withoutKanji.fits && withoutKanji.version === fit.version ? withoutKanji : fit
}

function fitInModes(
  text: string,
  level: Level,
  minVersion: number,
  eci: boolean,
  allowKanji: boolean,
): Fit {
  const headerBits = eci ? eciHeader.bits : 0
  let excessBytes = 0
  for (const { first, last, countBits } of versionRanges) {
    if (last < minVersion) continue
    const roomBits = capacityBits(last, level) - headerBits
    const plan = planSegments(text, countBits, roomBits, allowKanji)
    if (plan.fits) {
      const bits = plan.bits + headerBits
      let version = Math.max(first, minVersion)
      while (capacityBits(version, level) < bits) version++
      return { fits: true, version, segments: plan.segments, bits }
    }
    excessBytes = plan.excessBytes
  }
  return { fits: false, excessBytes }
}

function highestLevel(version: number, bits: number, atLeast: Level): Level {
  const higher = levels.slice(levels.indexOf(atLeast) + 1)
  return higher.findLast((level) => capacityBits(version, level) >= bits) ?? atLeast
}

function capacityBits(version: number, level: Level): number {
  return dataCodewords(version, level) * 8
}
