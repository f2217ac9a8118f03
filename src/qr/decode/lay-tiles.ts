import type { Area } from './picture-source'

type TileOptions = {
  /** Maximum side of a tile. */
  sidePx: number
  /** Overlap of neighboring tiles, so that a code on the seam lies entirely in one of them. */
  overlapPx: number
}

/** Divides a picture into equal overlapping tiles, row by row; a small picture is one tile. */
export function layTiles(
  width: number,
  height: number,
  { sidePx, overlapPx }: TileOptions,
): readonly Area[] {
  const across = spread(width, sidePx, overlapPx)
  const down = spread(height, sidePx, overlapPx)
  return down.flatMap(([top, tall]) =>
    across.map(([left, wide]) => ({ left, top, width: wide, height: tall })),
  )
}

/** Returns starts and lengths along one side. */
function spread(length: number, sidePx: number, overlapPx: number): [number, number][] {
  const count = Math.max(1, Math.ceil((length - overlapPx) / (sidePx - overlapPx)))
  if (count === 1) return [[0, length]]
  const side = Math.ceil((length + (count - 1) * overlapPx) / count)
  return Array.from({ length: count }, (_, index) => {
    return [Math.round((index * (length - side)) / (count - 1)), side]
  })
}
