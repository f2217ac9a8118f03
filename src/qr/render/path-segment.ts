/** A segment in absolute path units. All path commands are reduced to these. */
export type PathSegment =
  | { kind: 'move'; x: number; y: number }
  | { kind: 'line'; x: number; y: number }
  /** A cubic Bézier curve; the two control points come first. */
  | { kind: 'curve'; x1: number; y1: number; x2: number; y2: number; x: number; y: number }
  | { kind: 'close' }
