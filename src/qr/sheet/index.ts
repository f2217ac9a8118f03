export { drawMarks, type MarkKind } from './draw-marks'
export { fillField } from './fill-field'
export { fitBleed } from './fit-bleed'
export { fitCaption } from './fit-caption'
export { findGridFormat, gridLimits } from './grid-format'
export {
  findLabelFormat,
  isCardFormat,
  type LabelFormat,
  labelFormats,
  listFormats,
  rollFormats,
} from './label-formats'
export { layCaption } from './lay-caption'
export {
  type BoxMm,
  countSheets,
  layoutSheet,
  layoutSheetAt,
  type SheetField,
} from './layout-sheet'
export { findPaper, findPaperSize, type PaperName, paperNames, papers } from './paper'
export { type CaptionStyle, type LabelPlan, placeLabel } from './place-label'
export { createSheetPlanner, type SheetLabel } from './plan-sheet'
export type { SheetFormat } from './sheet-format'
