import type { Matrix } from '@/qr/encode/matrix'

/**
 * Path data (SVG `d`) of all dark modules, one module a unit, to be filled: one closed rectangle
 * for every horizontal run. All runs are one path, so that no renderer leaves hairlines between
 * neighbours.
 */
export function renderPath(
  { sizeModules, modules }: Pick<Matrix, 'sizeModules' | 'modules'>,
  marginModules = 0,
): string {
  let path = ''
  // Where the pen is, which is where the last run began.
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
