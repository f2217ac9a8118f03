import type { Matrix } from '@/qr/encode/matrix'

/** Smallest coordinate with two digits. */
const twoDigits = 10
/** Longest step and largest coordinate: version 40 with 20 modules of margin on each side. */
const maxStep = 217
const maxStepBytes = 4

/**
 * Steps along x as SVG text of up to four bytes, packed lowest byte first: at `maxStep + d` the
 * relative step `h{d}`, and from `absolute` on the absolute one, `H{x}`. Other letters differ by a
 * constant offset in ASCII.
 */
const absolute = 2 * maxStep + 1
const stepTexts = Array.from({ length: absolute + maxStep + 1 }, (_, index) =>
  index < absolute ? `h${index - maxStep}` : `H${index - absolute}`,
)
const steps = Uint32Array.from(stepTexts, (text) =>
  [...text.slice(0, maxStepBytes)].reduceRight(
    (packed, letter) => packed * 256 + letter.charCodeAt(0),
    0,
  ),
)
/** Long backward steps do not fit, and are never the shortest. */
const stepLengths = Uint8Array.from(stepTexts, ({ length }) =>
  length > maxStepBytes ? 255 : length,
)
const letters = {
  horizontal: 0,
  vertical: 14,
  move: 5,
  /** A space instead of `h` and of `H`. */
  spaceForRelative: -72,
  spaceForAbsolute: -40,
} as const
const closePath = 0x7a

const ascii = new TextDecoder()

/**
 * The boundary between dark and light as SVG path data, one module a unit, for
 * `fill-rule="evenodd"`: the shortest way found to write a symbol as closed, filled outlines.
 *
 * A point of the grid is a corner of the boundary exactly if an odd number of the four modules
 * around it is dark. On every grid line the boundary runs from the first corner to the second, from
 * the third to the fourth, and so on, straight through points where modules touch by a corner only:
 * two corners fewer there than an outline that turns, and no edge is drawn twice.
 *
 * @param marginModules at most 20
 */
export function traceBoundary(matrix: Matrix, marginModules = 0): string {
  const { count, places, columnMates } = findCorners(matrix)
  // Of each loop, four corners or more, the last step is `z` and the move has two coordinates.
  const path = new Uint8Array((count + (count >> 1)) * maxStepBytes)
  let length = 0

  const put = (index: number, letter: number) => {
    const packed = (steps[index] as number) + letter
    path[length] = packed
    path[length + 1] = packed >> 8
    path[length + 2] = packed >> 16
    path[length + 3] = packed >> 24
    length += stepLengths[index] as number
  }
  const step = (from: number, to: number, letter: number) => {
    const distance = to - from
    const isBack = distance < 0 && (to < twoDigits || distance <= -twoDigits)
    put(isBack ? absolute + to : maxStep + distance, letter)
  }
  const moveTo = (x: number, y: number, distanceX: number, distanceY: number) => {
    const isRelative =
      (stepLengths[maxStep + distanceX] as number) + (stepLengths[maxStep + distanceY] as number) <
      (stepLengths[absolute + x] as number) + (stepLengths[absolute + y] as number)
    put(isRelative ? maxStep + distanceX : absolute + x, letters.move)
    if (isRelative) put(maxStep + distanceY, letters.spaceForRelative)
    else put(absolute + y, letters.spaceForAbsolute)
  }

  // Start of the last loop, which is also the position of the pen after its `z`.
  let penX = maxStep
  let penY = 0
  for (let start = firstCorner; start < count; start++) {
    if (columnMates[start] === walked) continue
    let x = columnOf(places[start] as number) + marginModules
    let y = rowOf(places[start] as number) + marginModules
    moveTo(x, y, x - penX, y - penY)
    penX = x
    penY = y
    for (let corner = start; ; ) {
      columnMates[corner] = walked
      const rowMate = corner ^ 1
      const nextX = columnOf(places[rowMate] as number) + marginModules
      step(x, nextX, letters.horizontal)
      x = nextX
      corner = columnMates[rowMate] as number
      columnMates[rowMate] = walked
      if (corner === start) break
      const nextY = rowOf(places[corner] as number) + marginModules
      step(y, nextY, letters.vertical)
      y = nextY
    }
    path[length++] = closePath
  }
  return ascii.decode(path.subarray(0, length))
}

/** Even, so that the corners of a pair differ in the lowest bit. */
const firstCorner = 2
const walked = 1

const columnOf = (place: number) => place & 0xff
const rowOf = (place: number) => place >> 8

/**
 * The corners row by row, each row's from left to right. Every row has an even number of them, so
 * that the other end of the horizontal edge of corner `i` is `i ^ 1`; that of the vertical edge is
 * in `columnMates`. Whether a module is dark is as good as random: nothing here branches on it.
 */
function findCorners({ sizeModules, modules }: Matrix) {
  const side = sizeModules + 1
  // One extra entry, because the branchless loop also writes positions that it does not count.
  const places = new Uint16Array(side * side + firstCorner + 1)
  const above = new Uint8Array(sizeModules)
  let count = firstCorner
  for (let y = 0; y < side; y++) {
    const isInside = y < sizeModules
    let differsAtLeft = 0
    for (let x = 0; x < sizeModules; x++) {
      const dark = isInside ? (modules[y * sizeModules + x] as number) : 0
      const differs = dark ^ (above[x] as number)
      above[x] = dark
      places[count] = (y << 8) | x
      count += differs ^ differsAtLeft
      differsAtLeft = differs
    }
    places[count] = (y << 8) | sizeModules
    count += differsAtLeft
  }

  const columnMates = new Uint16Array(count)
  /** By column: the corner from which an edge runs down. */
  const open = new Uint16Array(side)
  for (let corner = firstCorner; corner < count; corner++) {
    const column = columnOf(places[corner] as number)
    const mate = open[column] as number
    columnMates[corner] = mate
    columnMates[mate] = corner
    // Stores the corner if there was none, and none if there was a corner.
    open[column] = corner & ((mate - 1) >> 31)
  }
  return { count, places, columnMates }
}
