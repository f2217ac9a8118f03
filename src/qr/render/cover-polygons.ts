/** Coverage of each pixel by a shape, row by row from the top. */
export type Coverage = {
  /** First row of the shape, and the row after its last. */
  top: number
  bottom: number
  /** Coverage of each pixel in the last requested row, 0 to 1; only `from` up to `to` is valid. */
  row: Float64Array
  /** Must be called for each row from `top` to `bottom` in order. */
  coverRow: (y: number) => Span
}

/** Columns of the shape, and whether the row equals the previous one. */
type Span = { from: number; to: number; same: boolean }

type Edge = { top: number; bottom: number; x: number; slope: number; winding: 1 | -1 }

/**
 * Number of coverage steps: too fine to see, and few enough that a code in two colors has fewer
 * than 256 colors, which halves its PNG.
 */
const coverageSteps = 64
/** Strips with crossing edges are halved down to this height, in pixels. */
const minStripPx = 1 / 32

/**
 * Computes area coverage by the nonzero or the even-odd rule (SVG 2, §13.4.2). Each row of pixels is cut at every
 * corner in it. In a strip between two cuts, edges are straight and their order from left to right
 * is constant, so that the inside consists of a few trapezoids, whose areas are added exactly,
 * without sampling.
 *
 * @param polygons closed, in pixels: x and y in turn
 */
export function coverPolygons(
  polygons: readonly (readonly number[])[],
  widthPx: number,
  heightPx: number,
  evenOdd = false,
): Coverage {
  const { startingIn, bottom } = edgesByRow(polygons, heightPx)
  const top = Math.max(
    0,
    startingIn.findIndex((edges) => edges !== undefined),
  )
  const sums = createRowSums(widthPx)
  let active: Edge[] = []
  let span = { from: 0, to: 0 }
  /** Whether the last row would have the same coverage again. */
  let steady = false

  function coverRow(y: number): Span {
    const lasting = active.filter((edge) => edge.bottom > y)
    const joined = startingIn[y]
    const cut = joined !== undefined || active.some((edge) => edge.bottom < y + 1)
    if (steady && !cut) return { ...span, same: true }
    active = joined ? lasting.concat(joined) : lasting

    // Sorted incrementally from row to row, which leaves little to sort in a strip.
    sortAcross(active, y + 0.5)
    const cuts = cutsOf(active, y)
    for (let index = 1; index < cuts.length; index++) {
      const start = cuts[index - 1] as number
      const end = cuts[index] as number
      const spanning = active.filter((edge) => edge.top <= start && edge.bottom >= end)
      if (spanning.length > 0) coverStrip(spanning, start, end)
    }
    steady = cuts.length === 2 && active.every((edge) => edge.slope === 0)
    span = sums.finish()
    return { ...span, same: false }
  }

  function coverStrip(spanning: Edge[], start: number, end: number) {
    const middle = (start + end) / 2
    sortAcross(spanning, middle)
    if (end - start > minStripPx && areCrossing(spanning, start, end)) {
      coverStrip(spanning, start, middle)
      coverStrip(spanning, middle, end)
      return
    }
    let winding = 0
    for (const edge of spanning) {
      const outside = winding === 0
      winding = evenOdd ? 1 - winding : winding + edge.winding
      if (outside !== (winding === 0)) sums.add(edge, start, end, outside ? 1 : -1)
    }
  }

  return { top, bottom, row: sums.row, coverRow }
}

/** Accumulates the coverage of successive rows from the edges that bound it. */
function createRowSums(widthPx: number) {
  const row = new Float64Array(widthPx)
  /** Change of coverage from pixel to pixel, with two extra entries for overflow at the right. */
  const changes = new Float64Array(widthPx + 2)
  let from = widthPx
  let to = 0

  /** Adds (or subtracts) the height of the strip to all pixels right of the edge. */
  function add(edge: Edge, start: number, end: number, sign: number) {
    const startX = edge.x + edge.slope * start
    const endX = edge.x + edge.slope * end
    let left = Math.min(startX, endX)
    let right = Math.max(startX, endX)
    if (left < 0 || right > widthPx) {
      for (const border of [0, widthPx]) {
        if (left >= border || right <= border) continue
        const crossing = Math.min(Math.max((border - edge.x) / edge.slope, start), end)
        if (crossing === start || crossing === end) continue
        add(edge, start, crossing, sign)
        add(edge, crossing, end, sign)
        return
      }
      left = Math.min(Math.max(left, 0), widthPx)
      right = Math.min(Math.max(right, 0), widthPx)
    }
    const height = sign * (end - start)
    const first = Math.floor(left)
    const last = Math.floor(right)
    if (first < from) from = first
    if (last + 1 > to) to = last + 1
    if (first === last) {
      const share = (left + right) / 2 - first
      changes[first] = (changes[first] as number) + height * (1 - share)
      changes[first + 1] = (changes[first + 1] as number) + height * share
      return
    }
    let sumBefore = 0
    let areaBefore = 0
    for (let column = first; column <= last + 1; column++) {
      // Area right of the edge, from the left end of the edge up to the end of this column.
      const reach = column + 1
      const sum =
        reach >= right ? reach - (left + right) / 2 : (reach - left) ** 2 / (2 * (right - left))
      const area = sum - sumBefore
      changes[column] = (changes[column] as number) + height * (area - areaBefore)
      sumBefore = sum
      areaBefore = area
    }
  }

  /** Completes the row and resets the sums. */
  function finish() {
    const span = { from, to: Math.min(to, widthPx) }
    let sum = 0
    for (let x = span.from; x < span.to; x++) {
      sum += changes[x] as number
      changes[x] = 0
      row[x] = Math.round(sum * coverageSteps) / coverageSteps
    }
    changes[span.to] = 0
    changes[span.to + 1] = 0
    from = widthPx
    to = 0
    return span
  }

  return { row, add, finish }
}

/** Groups edges by the row in which they start. Horizontal edges do not affect coverage. */
function edgesByRow(polygons: readonly (readonly number[])[], heightPx: number) {
  const startingIn: (Edge[] | undefined)[] = []
  let lowest = 0
  for (const polygon of polygons) {
    let x0 = polygon[polygon.length - 2] as number
    let y0 = polygon[polygon.length - 1] as number
    for (let index = 0; index < polygon.length; index += 2) {
      const x1 = polygon[index] as number
      const y1 = polygon[index + 1] as number
      const down = y1 > y0
      const top = down ? y0 : y1
      const bottom = down ? y1 : y0
      if (top !== bottom && bottom > 0 && top < heightPx) {
        const slope = (x1 - x0) / (y1 - y0)
        const edge: Edge = { top, bottom, x: x0 - slope * y0, slope, winding: down ? 1 : -1 }
        const row = Math.max(0, Math.floor(top))
        const starting = startingIn[row]
        if (starting) starting.push(edge)
        else startingIn[row] = [edge]
        lowest = Math.max(lowest, bottom)
      }
      x0 = x1
      y0 = y1
    }
  }
  return { startingIn, bottom: Math.min(Math.ceil(lowest), heightPx) }
}

/** Returns the borders of the row and every corner between them, ascending and unique. */
function cutsOf(edges: readonly Edge[], y: number): number[] {
  const cuts = new Set([y, y + 1])
  for (const { top, bottom } of edges) {
    if (top > y) cuts.add(top)
    if (bottom < y + 1) cuts.add(bottom)
  }
  return [...cuts].sort((a, b) => a - b)
}

/** Insertion sort, because the order hardly changes from one strip to the next. */
function sortAcross(edges: Edge[], y: number) {
  for (let index = 1; index < edges.length; index++) {
    const edge = edges[index] as Edge
    const x = edge.x + edge.slope * y
    let place = index
    while (place > 0) {
      const before = edges[place - 1] as Edge
      if (before.x + before.slope * y <= x) break
      edges[place] = before
      place--
    }
    edges[place] = edge
  }
}

/** Whether edges sorted at the middle of a strip have another order at its borders. */
function areCrossing(edges: readonly Edge[], start: number, end: number): boolean {
  const slack = 1e-6
  for (let index = 1; index < edges.length; index++) {
    const a = edges[index - 1] as Edge
    const b = edges[index] as Edge
    if (a.x + a.slope * start > b.x + b.slope * start + slack) return true
    if (a.x + a.slope * end > b.x + b.slope * end + slack) return true
  }
  return false
}
