import { type Logo, logoSizeLimits } from '@/qr/design/design'
import type { Matrix } from '@/qr/encode/matrix'

/**
 * What covers the middle of a symbol, as the logo it may be, so that its colours are not taken for
 * those of modules. A picture does not contain its design; but modules that read wrong around the
 * middle, and nowhere else, are under a logo rather than damaged.
 *
 * @param dark one byte a module as read, row by row; 1 is dark
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
    // A module at its edge may happen to have the right colour.
    marginModules: 1,
    shape: 'square',
    clearing: 'modules',
    backdrop: { kind: 'none' },
  }
}
