import { type Logo, logoSizeLimits } from '@/qr/design/design'
import type { Matrix } from '@/qr/encode/matrix'

/**
 * Guesses the logo that covers the middle of a symbol, so that its colors are not treated as those
 * of modules. A picture does not contain its design, but modules that are wrong only around the
 * middle are under a logo rather than damaged.
 *
 * @param dark one byte per module as read, row by row; 1 is dark
 */
export function guessLogo({ modules, sizeModules }: Matrix, dark: Uint8Array): Logo | null {
  const middle = sizeModules / 2
  let reach = 0
  for (const [index, module] of modules.entries()) {
    if (module === dark[index]) continue
    const across = Math.abs((index % sizeModules) + 0.5 - middle)
    const down = Math.abs(Math.floor(index / sizeModules) + 0.5 - middle)
    reach = Math.max(reach, across + 0.5, down + 0.5)
  }
  const size = (2 * reach) / sizeModules
  if (size < logoSizeLimits.min || size > logoSizeLimits.max) return null
  return {
    source: { kind: 'icon', name: 'star', color: '#000000' },
    size,
    // Modules at the edge of the logo may have the right color by chance.
    marginModules: 1,
    shape: 'square',
    clearing: 'modules',
    backdrop: { kind: 'none' },
  }
}
