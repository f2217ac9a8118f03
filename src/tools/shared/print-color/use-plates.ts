import { useEffect, useMemo, useState } from 'react'
import type { Design, Logo } from '@/qr/design'
import type { Matrix } from '@/qr/encode'
import {
  buildScene,
  designForPrint,
  findPlates,
  type Pixels,
  type Plates,
  type PrintColor,
} from '@/qr/render'
import { loadLogoPixels } from '../style/load-logo-pixels'

/** The plates of a code in the colors of a print file; null in RGB and while the logo loads. */
export function usePlates(
  matrix: Matrix | null,
  design: Design,
  color: PrintColor | null,
): Plates | null {
  const [loaded, setLoaded] = useState<{
    logo: Logo | null
    pictures: ReadonlyMap<string, Pixels>
  }>()
  const { logo } = design
  const pictures = loaded && loaded.logo === logo ? loaded.pictures : null
  useEffect(() => {
    let isGone = false
    loadLogoPixels(logo).then(
      (found) => !isGone && setLoaded({ logo, pictures: found }),
      // Without its pixels, nothing is known about the inks of the logo.
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [logo])
  const key = JSON.stringify(color)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key has the content of the color
  return useMemo(() => {
    if (!matrix || !pictures || color === null || color === 'rgb') return null
    return findPlates(buildScene(matrix, designForPrint(design, color)), color, pictures)
  }, [matrix, design, key, pictures])
}
