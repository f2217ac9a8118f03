import type { Design } from '@/qr/design/design'

/** The modules under the logo and its margin, row by row; 1 is covered. */
export function coveredModules(sizeModules: number, logo: Design['logo']): Uint8Array {
  const covered = new Uint8Array(sizeModules * sizeModules)
  if (!logo) return covered
  const reach = (logo.size * sizeModules) / 2 + logo.marginModules
  const first = Math.max(0, Math.floor(sizeModules / 2 - reach))
  const last = Math.min(sizeModules, Math.ceil(sizeModules / 2 + reach))
  for (let row = first; row < last; row += 1)
    covered.fill(1, row * sizeModules + first, row * sizeModules + last)
  return covered
}
