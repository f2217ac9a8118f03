import type { Scene } from './scene'

/** Returns the width of a picture whose symbol is `symbolMm` wide, without quiet zone and frame. */
export function fitSymbolWidth(
  { width, symbol }: Pick<Scene, 'width' | 'symbol'>,
  symbolMm: number,
): number {
  return (symbolMm / symbol.sizeModules) * width
}
