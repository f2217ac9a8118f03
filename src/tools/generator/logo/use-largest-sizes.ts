import { useMemo } from 'react'
import { findLargestLogoSize } from '@/qr/check'
import type { Design, Logo } from '@/qr/design'
import { encodeMatrix, type Level, levels } from '@/qr/encode'

type LevelRoom = {
  /** Whether the text fits at all. */
  isPossible: boolean
  /** The largest size as a share of the code; undefined if even the smallest is too large. */
  size: number | undefined
}

/** The largest size of a logo at each level. */
export function useLargestSizes(
  text: string,
  { minVersion, mask, eci }: Design,
  { source, marginModules, shape, clearing }: Logo,
): Readonly<Record<Level, LevelRoom>> {
  const symbols = useMemo(
    () => levels.map((level) => encodeMatrix(text, { level, minVersion, mask, eci })),
    [text, minVersion, mask, eci],
  )
  return useMemo(() => {
    const logo: Logo = {
      source,
      marginModules,
      shape,
      clearing,
      size: 0.2,
      backdrop: { kind: 'none' },
    }
    const rooms = levels.map((level, index) => {
      const drawn = symbols[index]
      const size = drawn?.ok ? findLargestLogoSize(logo, drawn.matrix) : undefined
      return [level, { isPossible: drawn?.ok === true, size }] as const
    })
    return Object.fromEntries(rooms) as Record<Level, LevelRoom>
  }, [symbols, source, marginModules, shape, clearing])
}
