/** Returns the width of a picture whose symbol is `symbolMm` wide, without quiet zone and frame. */
export function fitSymbolWidth(
  { width, symbol }: { width: number; symbol: { sizeModules: number } },
  symbolMm: number,
): number {
  return (symbolMm / symbol.sizeModules) * width
}
