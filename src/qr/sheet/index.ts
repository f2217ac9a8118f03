export { drawMarks, type MarkKind } from './draw-marks'
export { fillField } from './fill-field'
export { fitBleed } from './fit-bleed'
export { findGridFormat, gridLimits } from './grid-format'
export {
  findLabelFormat,
  isCardFormat,
  type LabelFormat,
  labelFormats,
  listFormats,
} from './label-formats'
export { type BoxMm, layoutSheet, type SheetField } from './layout-sheet'
export { findPaper, type PaperName, paperNames, papers } from './paper'
export { type LabelPlan, placeLabel } from './place-label'
export { createSheetPlanner, type SheetLabel } from './plan-sheet'
export type { SheetFormat } from './sheet-format'
