import type { Pixels } from '@/qr/render/pixels'

/**
 * Minimum extent of a logo part toward the middle, as a share of the distance from edge to middle.
 */
const inward = 0.4

/**
 * Removes connected parts that touch the edge and do not extend far inwards from a picture of a
 * logo whose background is already transparent: modules around a round logo, or their seams.
 */
export function clearStrayParts({ rgba, width, height }: Pixels): void {
  const seen = new Uint8Array(width * height)
  const shows = (index: number) => (rgba[index * 4 + 3] as number) > 0
  const isInner = (x: number, y: number) =>
    Math.min(x, width - 1 - x) > (inward * width) / 2 &&
    Math.min(y, height - 1 - y) > (inward * height) / 2
  for (let start = 0; start < seen.length; start++) {
    if (seen[start] || !shows(start)) continue
    const part: number[] = [start]
    seen[start] = 1
    let isAtEdge = false
    let reachesIn = false
    const visit = (index: number) => {
      if (seen[index] || !shows(index)) return
      seen[index] = 1
      part.push(index)
    }
    // Visited pixels are appended to `part` during the iteration.
    for (const index of part) {
      const [x, y] = [index % width, Math.floor(index / width)]
      isAtEdge ||= x === 0 || y === 0 || x === width - 1 || y === height - 1
      reachesIn ||= isInner(x, y)
      if (x > 0) visit(index - 1)
      if (x < width - 1) visit(index + 1)
      if (y > 0) visit(index - width)
      if (y < height - 1) visit(index + width)
    }
    if (!isAtEdge || reachesIn) continue
    for (const index of part) rgba.fill(0, index * 4, index * 4 + 4)
  }
}
