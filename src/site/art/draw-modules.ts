/** The path of all dark modules of a grid, one unit each; neighbours in a row are one rectangle. */
export function drawModules(
  columns: number,
  rows: number,
  isDark: (x: number, y: number) => boolean,
): string {
  let path = ''
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      if (!isDark(x, y)) continue
      const start = x
      while (x + 1 < columns && isDark(x + 1, y)) x++
      path += `M${start} ${y}h${x + 1 - start}v1H${start}z`
    }
  }
  return path
}
