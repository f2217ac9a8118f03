export { convertDesignLogo } from './convert-design-logo'
export { type DrawingReason, drawingReasons } from './drawing-reason'
