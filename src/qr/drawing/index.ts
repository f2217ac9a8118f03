export { type DrawingReason, drawingReasons } from './drawing-reason'
