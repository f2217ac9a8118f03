import { blockStructure } from '@/qr/encode/block-structure'
import { codewordMap } from '@/qr/encode/codeword-map'
import { functionKinds, functionMap } from '@/qr/encode/function-patterns'
import type { Matrix } from '@/qr/encode/matrix'
import type { ErrorCorrectionCheck } from './check-result'
import { gradeShare, unusedCorrectionBounds } from './grade-share'

/** Bits of 15 that the format information's BCH code restores (ISO/IEC 18004, 7.9.1). */
export const formatErrorsLimit = 3
/** A reader may see as many codewords right that no reading here does, by luck. */
const doubtfulCodewords = 1

/**
 * Counts, for each Reed–Solomon block, the codewords of which a module reads wrong. Unused error
 * correction is 1 − 2 · wrong / error correction codewords: a wrong codeword takes two of them.
 *
 * @param dark the modules as most readers see them, row by row; 1 is dark
 * @param others the same by another threshold or grid: lost is only what is past repairing although
 *   a module counts as right if it is so in any reading
 */
export function checkErrorCorrection(
  matrix: Matrix,
  dark: Uint8Array,
  others: readonly Uint8Array[],
): ErrorCorrectionCheck {
  const blocks = countBlocks(matrix, dark)
  const worst = Math.min(...blocks.map(({ unused }) => unused))
  const { modules } = matrix
  const kindest = dark.map((value, index) =>
    others.some((other) => other[index] === modules[index]) ? (modules[index] as number) : value,
  )
  return {
    blocks,
    worst,
    grade: gradeShare(worst, unusedCorrectionBounds),
    formatErrors: countFormatErrors(matrix, dark),
    lost:
      countBlocks(matrix, kindest).some(
        ({ wrongCodewords, ecCodewords }) => 2 * (wrongCodewords - doubtfulCodewords) > ecCodewords,
      ) || countFormatErrors(matrix, kindest) > formatErrorsLimit,
  }
}

function countBlocks({ version, level, modules }: Matrix, dark: Uint8Array) {
  const codewords = codewordMap(version)
  const { blocks, blockOfCodeword } = blockStructure(version, level)
  const wrong = new Uint8Array(blockOfCodeword.length)
  for (let index = 0; index < dark.length; index += 1) {
    const codeword = codewords[index] as number
    if (codeword >= 0 && dark[index] !== modules[index]) wrong[codeword] = 1
  }
  const wrongOfBlock = new Uint8Array(blocks.length)
  for (let codeword = 0; codeword < wrong.length; codeword += 1) {
    const block = blockOfCodeword[codeword] as number
    wrongOfBlock[block] = (wrongOfBlock[block] as number) + (wrong[codeword] as number)
  }
  return blocks.map(({ ecCodewords }, index) => {
    const wrongCodewords = wrongOfBlock[index] as number
    return { wrongCodewords, ecCodewords, unused: 1 - (2 * wrongCodewords) / ecCodewords }
  })
}

/** Level and mask are encoded twice: around the top left finder, and split over the two others. */
function countFormatErrors({ version, modules, sizeModules }: Matrix, dark: Uint8Array): number {
  const kinds = functionMap(version)
  let first = 0
  let second = 0
  for (let index = 0; index < dark.length; index += 1) {
    if (kinds[index] !== functionKinds.format || dark[index] === modules[index]) continue
    const nearCorner = index % sizeModules < 9 && index < 9 * sizeModules
    if (nearCorner) first += 1
    else second += 1
  }
  return Math.min(first, second)
}
