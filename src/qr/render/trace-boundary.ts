import type { Matrix } from '@/qr/encode/matrix'

/** Coordinates of one axis: how far back a step of one digit goes, and the longest step. */
const oneDigit = 10
const maxStep = 255

/**
 * Steps of one axis as SVG text of up to four bytes, packed lowest byte first: at `maxStep + d` the
 * relative step `h{d}`, behind those at `2 * maxStep + 1 + x` the absolute one `H{x}`. For the
 * other axis, both letters are 14 further in ASCII.
 */
const absolute = 2 * maxStep + 1
const stepTexts = Array.from({ length: 3 * maxStep + 2 }, (_, index) =>
  index < absolute ? `h${index - maxStep}` : `H${index - absolute}`,
)
const steps = Uint32Array.from(stepTexts, (text) =>
  [...text.slice(0, 4)].reduce(
    (packed, letter, at) => packed + letter.charCodeAt(0) * 256 ** at,
    0,
  ),
)
const stepLengths = Uint8Array.from(stepTexts, ({ length }) => length)
const toVertical = 14

const ascii = new TextDecoder()

const maxStepBytes = 4
/** `M`, two numbers, what stands between, and `z`. */
const maxLoopBytes = 9

/**
 * The boundary between dark and light as SVG path data, one module a unit, for
 * `fill-rule="evenodd"`: the shortest way found to write a symbol as closed, filled outlines.
 *
 * A point of the grid is a corner of the boundary exactly if an odd number of the four modules
 * around it is dark. On every grid line the boundary runs from the first corner to the second, from
 * the third to the fourth, and so on, straight through points where modules touch by a corner only:
 * two corners fewer there than an outline that turns, and no edge is drawn twice.
 */
export function traceBoundary(matrix: Matrix, marginModules = 0): string {
  const { count, columns, rows, columnMates } = findCorners(matrix)
  // A loop has at least four corners.
  const path = new Uint8Array(count * maxStepBytes + (count >> 2) * maxLoopBytes)
  const walked = new Uint8Array(count)
  let length = 0

  const write = (text: string) => {
    for (let index = 0; index < text.length; index++) path[length++] = text.charCodeAt(index)
  }
  const step = (from: number, to: number, axis: number) => {
    const distance = to - from
    const isShorter = distance < 0 && (to < oneDigit || distance <= -oneDigit)
    const index = isShorter ? absolute + to : maxStep + distance
    const packed = (steps[index] as number) + axis
    path[length] = packed
    path[length + 1] = packed >> 8
    path[length + 2] = packed >> 16
    path[length + 3] = packed >> 24
    length += stepLengths[index] as number
  }

  // Where the last loop began, and where its `z` has left the pen.
  let penX = 0
  let penY = 0
  for (let start = firstCorner; start < count; start++) {
    if (walked[start]) continue
    let x = (columns[start] as number) + marginModules
    let y = (rows[start] as number) + marginModules
    const moveTo = `M${x} ${y}`
    const moveBy = `m${x - penX} ${y - penY}`
    write(length > 0 && moveBy.length < moveTo.length ? moveBy : moveTo)
    penX = x
    penY = y
    for (let corner = start; ; ) {
      const rowMate = corner ^ 1
      walked[corner] = 1
      walked[rowMate] = 1
      const nextX = (columns[rowMate] as number) + marginModules
      step(x, nextX, 0)
      x = nextX
      corner = columnMates[rowMate] as number
      if (corner === start) break
      const nextY = (rows[corner] as number) + marginModules
      step(y, nextY, toVertical)
      y = nextY
    }
    write('z')
  }
  return ascii.decode(path.subarray(0, length))
}

/** Even, so that the corners of a pair differ in the lowest bit; 0 means no corner. */
const firstCorner = 2

/**
 * The corners row by row, each row's from left to right. Every row has an even number of them, so
 * that the other end of the horizontal edge of corner `i` is `i ^ 1`.
 */
function findCorners({ sizeModules, modules }: Matrix) {
  const side = sizeModules + 1
  const columns = new Uint8Array(side * side + firstCorner)
  const rows = new Uint8Array(side * side + firstCorner)
  /** The other end of the vertical edge. */
  const columnMates = new Uint16Array(side * side + firstCorner)
  /** By column: the corner from which an edge runs down, or 0. */
  const open = new Uint16Array(side)
  const above = new Uint8Array(side)
  let count = firstCorner
  for (let y = 0; y < side; y++) {
    let differedAtLeft = 0
    for (let x = 0; x < side; x++) {
      const dark = x < sizeModules && y < sizeModules ? (modules[y * sizeModules + x] as number) : 0
      const differs = dark ^ (above[x] as number)
      above[x] = dark
      if (differs === differedAtLeft) continue
      differedAtLeft = differs
      columns[count] = x
      rows[count] = y
      const mate = open[x] as number
      columnMates[count] = mate
      columnMates[mate] = count
      open[x] = mate === 0 ? count : 0
      count++
    }
  }
  return { count, columns, rows, columnMates }
}
