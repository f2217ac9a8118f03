import type { Paint } from './scene'

/** A drawing of filled paths alone, in units with the origin at the top left. */
export type PathDrawing = {
  width: number
  height: number
  shapes: readonly DrawingShape[]
}

/** `path` contains absolute M, L, C and Z. */
export type DrawingShape = { path: string; paint: Paint; evenOdd?: true }
