type IsDark = (x: number, y: number) => boolean

/**
 * Builds the path of all dark modules of a grid, one unit each; neighbors in a row are one
 * rectangle.
 */
export function drawModules(columns: number, rows: number, isDark: IsDark): string {
  return listRuns(columns, rows, isDark)
    .map(({ x, y, length }) => `M${x} ${y}h${length}v1H${x}z`)
    .join('')
}

/**
 * Builds the same modules as lines one unit thick, to be stroked: half as long, for large patterns.
 */
export function drawModuleLines(columns: number, rows: number, isDark: IsDark): string {
  let endX = 0
  let endY = 0
  const steps = listRuns(columns, rows, isDark).map(({ x, y, length }) => {
    const step = `m${x - endX} ${y - endY}h${length}`
    endX = x + length
    endY = y
    return step
  })
  return `M0 .5${steps.join('')}`
}

function listRuns(columns: number, rows: number, isDark: IsDark) {
  const runs: { x: number; y: number; length: number }[] = []
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      if (!isDark(x, y)) continue
      const start = x
      while (x + 1 < columns && isDark(x + 1, y)) x++
      runs.push({ x: start, y, length: x + 1 - start })
    }
  }
  return runs
}
