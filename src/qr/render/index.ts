export { buildScene } from './build-scene'
export { checkLogo, maxLogoPixels } from './check-logo'
export type { LogoRefusal } from './checked-logo'
export { crc32 } from './crc32'
export { createPdfDocument, type PdfDocumentState } from './create-pdf-document'
export { createPen } from './create-pen'
export { designForPrint } from './design-for-print'
export { drawRing } from './draw-box'
export { encodeRows } from './encode-picture'
export { type EncodedPicture, jpegQuality } from './encoded-picture'
export { escapeXml } from './escape-xml'
export { findPictureSize } from './find-picture-size'
export {
  findPlates,
  type Plates,
  type ProcessColorant as ProcessInk,
  processInks,
} from './find-plates'
export { finderFrameForms } from './finder-frames'
export { finderPupilDrawings } from './finder-pupils'
export { fitSymbolWidth } from './fit-symbol-width'
export { fitText } from './fit-text'
export { isSceneOpaque } from './is-scene-opaque'
export { judgeSpotName } from './judge-spot-name'
export { bleedLimitsMm, layOutPrint, type PrintBoxes } from './lay-out-print'
export { loadPictures } from './load-pictures'
export { logoIconPaths } from './logo-icons'
export { mixColors } from './mix-colors'
export { moduleShapeDrawings } from './module-shapes'
export { outlineFrameText } from './outline-frame-text'
export type { PdfRef } from './pdf-file'
export type { SharedObject } from './pdf-resources'
export type { PdfX } from './pdf-x'
export { isSvg, nothing, picturesOf } from './pictures-of'
export type { Pixels } from './pixels'
export { placeLogo } from './place-logo'
export { placePath } from './place-path'
export { planFrame } from './plan-frame'
export { printedColor } from './print-appearance'
export {
  type Cmyk,
  type LogoColorant as LogoInk,
  logoInks,
  type PrintColor,
  toCmyk,
} from './print-color'
export { rasterizeRows, rasterizeScene } from './rasterize-scene'
export { readRgb } from './read-rgb'
export { renderCodeSvg } from './render-code'
export { renderEps } from './render-eps'
export { renderPath } from './render-path'
export { renderPdf } from './render-pdf'
export { renderPlainSvg } from './render-plain-svg'
export { renderSvg } from './render-svg'
export type { Paint, Scene, SceneColor, SceneShape } from './scene'
export { simulatePrint } from './simulate-print'
export { writePlainPng } from './write-plain-png'
export { writePng, writePngRows } from './write-png'
