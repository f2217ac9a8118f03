import type { Matrix } from './matrix'

/**
 * The penalty of a symbol by table 11 of ISO/IEC 18004 (7.8.3.1) in the simplest form: lines are
 * strings, and features are found by string search.
 */
export function simplePenalty({
  modules,
  sizeModules: size,
}: Pick<Matrix, 'modules' | 'sizeModules'>): number {
  const rows = Array.from({ length: size }, (_, row) =>
    modules.subarray(row * size, (row + 1) * size).join(''),
  )
  const columns = rows.map((_, column) => rows.map((row) => row[column]).join(''))
  let points = 0
  for (const line of [...rows, ...columns]) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) points += 3 + (run.length - 5)
    for (const pattern of ['10111010000', '00001011101']) {
      for (let at = line.indexOf(pattern); at >= 0; at = line.indexOf(pattern, at + 1)) points += 40
    }
  }
  for (let row = 1; row < size; row++) {
    for (let column = 1; column < size; column++) {
      const block =
        Number(rows[row]?.[column]) +
        Number(rows[row]?.[column - 1]) +
        Number(rows[row - 1]?.[column]) +
        Number(rows[row - 1]?.[column - 1])
      if (block === 0 || block === 4) points += 3
    }
  }
  const darkPercent = (modules.reduce((sum, module) => sum + module, 0) / modules.length) * 100
  return points + 10 * Math.floor(Math.abs(darkPercent - 50) / 5)
}
