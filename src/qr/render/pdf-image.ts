import { cmykOf } from './cmyk-of'
import type { PdfFile, PdfRef } from './pdf-file'
import type { Pixels } from './pixels'

/** A picture as image XObject (ISO 32000-1, §8.9.5), its alpha as soft mask next to it. */
export function makePdfImage(
  { rgba, width, height }: Pixels,
  inRgb: boolean,
  file: PdfFile,
): { ref: PdfRef; transparent: boolean } {
  const alpha = rgba.filter((_, at) => (at & 3) === 3)
  const transparent = alpha.some((value) => value < 255)
  const common = `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/BitsPerComponent 8/Interpolate true`
  const mask = transparent
    ? `/SMask ${file.addStream(`${common}/ColorSpace/DeviceGray`, Uint8Array.from(alpha))}`
    : ''
  const data = inRgb ? Uint8Array.from(rgba.filter((_, at) => (at & 3) !== 3)) : cmykOf(rgba)
  const space = inRgb ? '/DeviceRGB' : '/DeviceCMYK'
  return { ref: file.addStream(`${common}/ColorSpace${space}${mask}`, data), transparent }
}
