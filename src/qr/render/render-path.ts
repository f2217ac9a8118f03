import type { Matrix } from '@/qr/encode/matrix'

/**
 * Path data (SVG `d`) of all dark modules, one module per unit, to be filled: one closed rectangle
 * for every horizontal run. All runs are one path, so that no renderer leaves hairlines between
 * neighbors.
 */
export function renderPath(
  { sizeModules, modules }: Pick<Matrix, 'sizeModules' | 'modules'>,
  marginModules = 0,
): string {
  let path = ''
  // Position of the pen, which is the start of the last run.
  let penX = 0
  let penY = 0
  for (let y = 0; y < sizeModules; y++) {
    for (let x = 0; x < sizeModules; x++) {
      if (!modules[y * sizeModules + x]) continue
      const start = x
      while (x < sizeModules && modules[y * sizeModules + x]) x++
      path +=
        path === ''
          ? `M${start + marginModules} ${y + marginModules}`
          : `m${start - penX} ${y - penY}`
      path += `h${x - start}v1h${start - x}z`
      penX = start
      penY = y
    }
  }
  return path
}
