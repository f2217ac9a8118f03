import type { Scene } from './scene'

/** Returns the width of a picture whose symbol, without quiet zone and frame, has a given width. */
export function fitSymbolWidth(
  { width, symbol }: Pick<Scene, 'width' | 'symbol'>,
  symbolMm: number,
): number {
  return (symbolMm / symbol.sizeModules) * width
}
