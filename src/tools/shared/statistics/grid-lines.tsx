/** Lines at half and all of the counts of a chart, inside its SVG; next to `CountAxis`. */
export function GridLines({
  widthPx,
  heightPx,
  topPx,
}: {
  widthPx: number
  heightPx: number
  /** Space above the upper line. */
  topPx: number
}) {
  return [topPx, (heightPx + topPx) / 2].map((y) => (
    <line
      key={y}
      x1="0"
      x2={widthPx}
      y1={y}
      y2={y}
      vectorEffect="non-scaling-stroke"
      className="stroke-line"
    />
  ))
}
