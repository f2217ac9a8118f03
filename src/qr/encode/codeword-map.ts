import { totalCodewords } from './block-structure'
import { functionKinds, functionMap, sizeModulesOf } from './function-patterns'
import { perVersion } from './per-version'

/**
 * Codeword of each module, row by row: its index in transmission order, −1 for function modules and
 * remainder bits (ISO/IEC 18004, 7.7.3). Shared: do not write to it.
 */
export const codewordMap = perVersion((version): Int16Array => {
  const order = dataModules(version)
  const map = new Int16Array(sizeModulesOf(version) ** 2).fill(-1)
  const bits = totalCodewords(version) * 8
  for (let bit = 0; bit < bits; bit++) map[order[bit] as number] = bit >> 3
  return map
})

/**
 * Indexes of the modules of codewords in the order in which bits are placed, followed by those of
 * the remainder bits: two columns at a time from the right, alternately upwards and downwards,
 * skipping the vertical timing pattern (7.7.3). Shared: do not write to it.
 */
export const dataModules = perVersion((version): Uint16Array => {
  const size = sizeModulesOf(version)
  const kinds = functionMap(version)
  const order: number[] = []
  for (let pair = size - 1, upwards = true; pair > 0; pair -= 2, upwards = !upwards) {
    if (pair === 6) pair--
    for (let step = 0; step < size; step++) {
      const right = (upwards ? size - 1 - step : step) * size + pair
      if (kinds[right] === functionKinds.data) order.push(right)
      if (kinds[right - 1] === functionKinds.data) order.push(right - 1)
    }
  }
  return Uint16Array.from(order)
})
