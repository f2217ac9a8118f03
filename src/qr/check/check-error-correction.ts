import { blockStructure } from '@/qr/encode/block-structure'
import { codewordMap } from '@/qr/encode/codeword-map'
import { functionKinds, functionMap } from '@/qr/encode/function-patterns'
import type { Matrix } from '@/qr/encode/matrix'
import type { ErrorCorrectionCheck } from './check-result'
import { gradeShare, unusedCorrectionBounds } from './grade-share'

/**
 * Number of wrong bits, of 15, that the format information's BCH code corrects (ISO/IEC 18004,
 * 7.9.1).
 */
export const formatErrorsLimit = 3
/** Number of codewords that a reader may decode by luck although no reading here is correct. */
const doubtfulCodewords = 1

/**
 * Counts the wrong codewords of each Reed–Solomon block; one wrong module makes a codeword wrong.
 * Unused error correction is 1 − 2 · wrong / error correction codewords, because correcting a wrong
 * codeword uses two of them.
 *
 * @param dark the modules as most readers see them, row by row; 1 is dark
 * @param others the same with another threshold or grid: `lost` counts a module as correct if any
 *   reading is correct
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

/**
 * Counts the wrong bits of the better copy. Level and mask are encoded twice: around the top left
 * finder, and split over the two others.
 */
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
