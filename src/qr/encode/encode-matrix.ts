import { replaceLoneSurrogates } from '@/std/replace-lone-surrogates'
import { dataCodewords } from './block-structure'
import { declaresEncoding } from './declares-encoding'
import { drawSymbol } from './draw-symbol'
import { addErrorCorrection } from './error-correction'
import { sizeModulesOf } from './function-patterns'
import { type Level, levels, type Matrix } from './matrix'
import { planSegments } from './plan-segments'
import { eciHeader, type Segment, versionRanges } from './segment'
import { writeData } from './write-data'

export type EncodeOptions = {
  /** Minimum level. */
  level: Level
  /** Minimum version of the symbol; 1 by default. */
  minVersion?: number
  /** Data mask pattern 0 to 7, or 'auto' (the default) for the one with the lowest penalty. */
  mask?: 'auto' | number
  /**
   * Whether to declare UTF-8 as the encoding by ECI 26. 'auto' (the default) declares it only where
   * bytes beyond ASCII leave readers to guess, because a few readers reject ECI.
   */
  eci?: boolean | 'auto'
  /** Raises the level if the version stays the same; true by default. */
  raiseLevel?: boolean
}

/**
 * Remedies for too much data: a lower level (only if the text fits at L), less text, or a short
 * link to a page with the content.
 */
export const remedies = ['lower-level', 'shorten', 'host'] as const
export type Remedy = (typeof remedies)[number]

export type EncodedMatrix =
  | { ok: true; matrix: Matrix }
  /** `excessBytes`: UTF-8 bytes to remove from the end of the text so that it fits. */
  | { ok: false; reason: 'too-long'; excessBytes: number; remedies: readonly Remedy[] }

/**
 * Encodes a text as the smallest symbol that fits (ISO/IEC 18004). The same text and options
 * return the same symbol.
 *
 * @param text any text; a lone surrogate becomes U+FFFD
 * @throws RangeError for a version or mask that does not exist
 */
export function encodeMatrix(text: string, options: EncodeOptions): EncodedMatrix {
  const { minVersion = 1, mask = 'auto', eci = 'auto', raiseLevel = true } = options
  if (!Number.isInteger(minVersion) || minVersion < 1 || minVersion > 40) {
    throw new RangeError(`No version of a QR code: ${minVersion}`)
  }
  const wellFormed = replaceLoneSurrogates(text)
  const fit = fitForReaders(wellFormed, options.level, minVersion, eci)
  if (!fit.fits) {
    const fitsLower = options.level !== 'L' && fitForReaders(wellFormed, 'L', minVersion, eci).fits
    return {
      ok: false,
      reason: 'too-long',
      excessBytes: fit.excessBytes,
      remedies: remedies.filter((remedy) => remedy !== 'lower-level' || fitsLower),
    }
  }
  const { version, segments, bits } = fit
  const level = raiseLevel ? highestLevel(version, bits, options.level) : options.level
  const data = writeData(segments, fit.eci, version, dataCodewords(version, level))
  const codewords = addErrorCorrection(data, version, level)
  const symbol = drawSymbol(codewords, version, level, mask)
  return {
    ok: true,
    matrix: {
      sizeModules: sizeModulesOf(version),
      ...symbol,
      version,
      level,
      segments,
      eci: fit.eci,
    },
  }
}

type Fit =
  | { fits: true; version: number; segments: Segment[]; bits: number; eci: boolean }
  | { fits: false; excessBytes: number }

function fitForReaders(text: string, level: Level, minVersion: number, eci: boolean | 'auto'): Fit {
  if (eci !== 'auto') return fitText(text, level, minVersion, eci)
  if (/^\p{ASCII}*$/u.test(text) || declaresEncoding(text)) {
    return fitText(text, level, minVersion, false)
  }
  return fitUnguessed(text, level, minVersion)
}

/**
 * Declares the encoding if it fits: without ECI, ZBar reads most short texts in Latin letters as
 * Shift JIS or Big5, while all measured readers decode UTF-8 with ECI 26 (`npm run bench --
 * encodings`). Kanji mode is used if it makes the symbol smaller and leaves nothing to guess.
 */
function fitUnguessed(text: string, level: Level, minVersion: number): Fit {
  const declared = fitInModes(text, level, minVersion, true, false)
  const kanji = fitInModes(text, level, minVersion, false, true)
  const isSmaller = kanji.fits && !(declared.fits && declared.version <= kanji.version)
  if (isSmaller && !kanji.segments.some(isOtherBesideKanji)) return kanji
  return declared.fits ? declared : fitText(text, level, minVersion, false)
}

/** Whether bytes beside kanji differ in Shift JIS, in which ZBar decodes all of them. */
function isOtherBesideKanji({ mode, text }: Segment): boolean {
  return mode === 'byte' && /[\\~]|\P{ASCII}/u.test(text)
}

/**
 * Uses kanji mode only if it makes the symbol smaller, because some readers do not support it.
 * Never combines it with ECI 26, under which readers interpret its Shift JIS as UTF-8.
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
      return { fits: true, version, segments: plan.segments, bits, eci }
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
