import type { PathSegment } from './path-segment'

/** Collects the segments of a path, and knows where the last one ended. */
export function collectSegments() {
  const segments: PathSegment[] = []
  const position = { x: 0, y: 0 }
  const start = { x: 0, y: 0 }
  /** Control point of the last curve, which a smooth curve mirrors. */
  let handle: { kind: 'cubic' | 'quadratic'; x: number; y: number } | undefined

  function moveTo(x: number, y: number) {
    Object.assign(start, { x, y })
    Object.assign(position, { x, y })
    handle = undefined
    segments.push({ kind: 'move', x, y })
  }
  function lineTo(x: number, y: number) {
    Object.assign(position, { x, y })
    handle = undefined
    segments.push({ kind: 'line', x, y })
  }
  function curveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number) {
    Object.assign(position, { x, y })
    handle = { kind: 'cubic', x: x2, y: y2 }
    segments.push({ kind: 'curve', x1, y1, x2, y2, x, y })
  }
  function quadraticTo(qx: number, qy: number, x: number, y: number) {
    curveTo(
      position.x + (2 / 3) * (qx - position.x),
      position.y + (2 / 3) * (qy - position.y),
      x + (2 / 3) * (qx - x),
      y + (2 / 3) * (qy - y),
      x,
      y,
    )
    handle = { kind: 'quadratic', x: qx, y: qy }
  }
  /** Adds segments that end at the last one's point. */
  function append(added: readonly PathSegment[], x: number, y: number) {
    segments.push(...added)
    Object.assign(position, { x, y })
    handle = undefined
  }
  function close() {
    segments.push({ kind: 'close' })
    Object.assign(position, start)
    handle = undefined
  }
  /** The last control point on the other side; the position after another kind of segment. */
  function mirrorHandle(kind: 'cubic' | 'quadratic'): [x: number, y: number] {
    const { x, y } = position
    return handle?.kind === kind ? [2 * x - handle.x, 2 * y - handle.y] : [x, y]
  }
  return {
    segments,
    position,
    moveTo,
    lineTo,
    curveTo,
    quadraticTo,
    append,
    close,
    mirrorHandle,
  }
}
