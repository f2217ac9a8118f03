/**
 * Writes SVG path data. Points are in scene units and rounded to three decimals; everything after
 * the first point is relative, from rounded point to rounded point, so that errors do not
 * accumulate.
 */
export type Pen = {
  moveTo: (x: number, y: number) => void
  lineTo: (x: number, y: number) => void
  /** Draws a circular arc of up to half a circle. */
  arcTo: (radius: number, x: number, y: number, clockwise?: boolean) => void
  quadTo: (cx: number, cy: number, x: number, y: number) => void
  cubicTo: (ax: number, ay: number, bx: number, by: number, x: number, y: number) => void
  close: () => void
  /** Returns the path data so far; '' if nothing was drawn. */
  path: () => string
}

export function createPen(): Pen {
  let path = ''
  // All in thousandths: position of the pen, start of the subpath, and end of the pending line.
  let x = 0
  let y = 0
  let startX = 0
  let startY = 0
  let nextX = 0
  let nextY = 0

  /** Writes the pending line. Lines are deferred so that lines in one direction are merged. */
  function writeLine(): void {
    const dx = nextX - x
    const dy = nextY - y
    if (dx === 0 && dy === 0) return
    path += dy === 0 ? `h${short(dx)}` : dx === 0 ? `v${short(dy)}` : `l${pair(dx, dy)}`
    arrive(nextX, nextY)
  }
  function arrive(toX: number, toY: number): void {
    x = nextX = toX
    y = nextY = toY
  }

  return {
    moveTo(toX, toY) {
      startX = thousandths(toX)
      startY = thousandths(toY)
      path += path === '' ? `M${pair(startX, startY)}` : `m${pair(startX - x, startY - y)}`
      arrive(startX, startY)
    },
    lineTo(toX, toY) {
      const lineX = thousandths(toX)
      const lineY = thousandths(toY)
      const goesOn =
        (y === nextY && nextY === lineY && (nextX - x) * (lineX - nextX) >= 0) ||
        (x === nextX && nextX === lineX && (nextY - y) * (lineY - nextY) >= 0)
      if (!goesOn) writeLine()
      nextX = lineX
      nextY = lineY
    },
    arcTo(radius, toX, toY, clockwise = true) {
      writeLine()
      const arcX = thousandths(toX)
      const arcY = thousandths(toY)
      const r = thousandths(radius)
      path += `a${pair(r, r)} 0 0 ${clockwise ? 1 : 0}${after(arcX - x)}${after(arcY - y, arcX - x)}`
      arrive(arcX, arcY)
    },
    quadTo(cx, cy, toX, toY) {
      writeLine()
      const quadX = thousandths(toX)
      const quadY = thousandths(toY)
      path += `q${list([thousandths(cx) - x, thousandths(cy) - y, quadX - x, quadY - y])}`
      arrive(quadX, quadY)
    },
    cubicTo(ax, ay, bx, by, toX, toY) {
      writeLine()
      const [endX, endY] = [thousandths(toX), thousandths(toY)]
      const first = [thousandths(ax) - x, thousandths(ay) - y]
      const second = [thousandths(bx) - x, thousandths(by) - y]
      path += `c${list([...first, ...second, endX - x, endY - y])}`
      arrive(endX, endY)
    },
    close() {
      // Closing the path draws the line back to the start.
      if (nextX !== startX || nextY !== startY) writeLine()
      path += 'z'
      arrive(startX, startY)
    },
    path() {
      writeLine()
      return path
    },
  }
}

function thousandths(value: number): number {
  // `+ 0` converts -0 to 0.
  return Math.round(value * 1000) + 0
}

/** Formats thousandths as the shortest decimal: 1500 as '1.5', -250 as '-.25'. */
function short(value: number): string {
  const text = String(value / 1000)
  if (text.startsWith('0.')) return text.slice(1)
  return text.startsWith('-0.') ? `-${text.slice(2)}` : text
}

/** Formats a number after another one, with a space only if they would merge. */
function after(value: number, before = 0): string {
  if (value < 0) return short(value)
  const startsWithPoint = value > 0 && value < 1000
  return startsWithPoint && before % 1000 !== 0 ? short(value) : ` ${short(value)}`
}

function pair(first: number, second: number): string {
  return short(first) + after(second, first)
}

function list(values: readonly number[]): string {
  return values
    .map((value, index) => (index ? after(value, values[index - 1]) : short(value)))
    .join('')
}
