import type { DrawingReason } from './drawing-reason'

/** Ends the conversion of a drawing that needs more than filled paths. */
export class DrawingError extends Error {
  constructor(readonly reason: DrawingReason) {
    super(`Not convertible to paths: ${reason}`)
  }
}
