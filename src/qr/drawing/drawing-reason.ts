/** Why a drawing cannot become plain paths; message keys. */
export const drawingReasons = [
  'text',
  'picture',
  'effect',
  'gradient',
  'style',
  'cropped',
  'complex',
  'other',
] as const
export type DrawingReason = (typeof drawingReasons)[number]
