import { parsePath } from './parse-path'
import type { PathSegment } from './path-segment'
import type { PdfFile, PdfRef } from './pdf-file'
import type { PdfResources } from './pdf-resources'
import { pdfName } from './pdf-text'
import { pictureSamples } from './picture-samples'
import type { Pixels } from './pixels'
import { type PaintColor, type PrintColor, printColorFor } from './print-color'
import { recolorLogo } from './recolor-logo'
import { roundedRectangle } from './rounded-rectangle'
import type { Scene, SceneImage, SceneShape } from './scene'
import { writeNumber, writeNumbers } from './write-number'
import { writeOperators } from './write-operators'
import { evenOpacity, type ShadingPaint, stopColors, writeShading } from './write-shading'

export type PdfCanvas = {
  file: PdfFile
  resources: PdfResources
  color: PrintColor
  pictures: ReadonlyMap<string, Pixels>
}

/** Transform from scene units to points of the page: `a b c d e f` (ISO 32000-1, §8.3.3). */
type Matrix = readonly [number, number, number, number, number, number]

/** Writes the operators that draw a scene, transformed by `matrix`. */
export function drawPdfScene(original: Scene, matrix: Matrix, target: PdfCanvas): string {
  const { scene, pictures } = recolorLogo(original, target.color, target.pictures)
  const canvas = { ...target, pictures }
  const drawn = scene.items.map((item) => {
    return item.kind === 'picture' ? drawPicture(item, canvas) : drawShape(item, scene)
  })
  return `q\n${writeNumbers(matrix)} cm\n${drawn.filter(Boolean).join('\n')}\nQ`

  function drawShape({ path, ...shape }: SceneShape, { width, height }: Scene): string {
    const { paint } = shape
    const printColor = printColorFor(shape, canvas.color)
    const fill = `${writeOperators(parsePath(path))}\n${shape.evenOdd ? 'f*' : 'f'}`
    if (paint.kind === 'solid') {
      if (paint.opacity === 0) return ''
      const set = `${setColor(printColor, paint.color, canvas)}\n${fill}`
      return withOpacity(set, paint.opacity, canvas)
    }
    const set = `/Pattern cs ${addPattern(paint, printColor)} scn\n${fill}`
    const opacity = evenOpacity(paint)
    if (opacity !== undefined) return withOpacity(set, opacity, canvas)
    return `q ${addSoftMask(paint, { width, height }, canvas)} gs\n${set}\nQ`
  }

  function addPattern(gradient: ShadingPaint, printColor: PaintColor): string {
    const shading = writeShading(gradient, spaceOf(printColor, canvas), stopColors(printColor))
    // The matrix of a pattern is relative to the page, regardless of `cm` (§8.7.3.1).
    const pattern = `<</PatternType 2/Matrix[${writeNumbers(matrix)}]/Shading ${shading}>>`
    return canvas.resources.use('Pattern', pattern, () => canvas.file.add(pattern))
  }
}

function setColor(printColor: PaintColor, color: string, canvas: PdfCanvas): string {
  const components = writeNumbers(printColor.componentsOf(color))
  if (printColor.space === 'DeviceRGB') return `${components} rg`
  if (printColor.space === 'DeviceCMYK') return `${components} k`
  const space = spaceOf(printColor, canvas)
  return `${canvas.resources.use('ColorSpace', space, () => space)} cs ${components} scn`
}

/** A spot ink is a separate plate; without it, its color is mixed proportionally (§8.6.6.4). */
function spaceOf(
  { space }: Pick<PaintColor, 'space'>,
  { file, resources, color }: PdfCanvas,
): string {
  if (space !== 'Separation' || typeof color === 'string') return `/${space}`
  const tint = `<</FunctionType 2/Domain[0 1]/C0[0 0 0 0]/C1[${writeNumbers(color.cmyk)}]/N 1>>`
  const definition = `[/Separation ${pdfName(color.spot)}/DeviceCMYK ${tint}]`
  return resources.reference(definition, () => file.add(definition))
}

function withOpacity(drawn: string, opacity: number, { resources }: PdfCanvas): string {
  if (opacity === 1) return drawn
  const alpha = writeNumber(opacity)
  const state = resources.use('ExtGState', alpha, () => `<</ca ${alpha}>>`)
  resources.mix()
  return `q ${state} gs\n${drawn}\nQ`
}

/** Adds a soft mask for a gradient with varying opacity: a second gradient, in gray. */
function addSoftMask(
  gradient: ShadingPaint,
  { width, height }: { width: number; height: number },
  { file, resources }: PdfCanvas,
): string {
  const shading = writeShading(gradient, '/DeviceGray', ({ opacity }) => [opacity])
  resources.mix()
  return resources.use('ExtGState', `${shading} ${width} ${height}`, () => {
    const group = file.addStream(
      `/Type/XObject/Subtype/Form/BBox[0 0 ${writeNumbers([width, height])}]/Group<</S/Transparency/CS/DeviceGray>>/Resources<</Shading<</S ${shading}>>>>`,
      '/S sh',
    )
    return `<</SMask<</Type/Mask/S/Luminosity/G ${group}>>>>`
  })
}

function drawPicture(picture: SceneImage, canvas: PdfCanvas): string {
  const { dataUrl, x, y, width, height, cornerRadius, isTint } = picture
  const pixels = canvas.pictures.get(dataUrl)
  if (!pixels) throw new Error('No pixels given for a picture of the scene')
  const image = canvas.resources.use('XObject', dataUrl, () =>
    canvas.resources.reference(dataUrl, () => {
      const { ref, transparent } = makePdfImage(pixels, isTint, canvas)
      if (transparent) canvas.resources.mix()
      return ref
    }),
  )
  // Only round corners need a clip path, which is hard to edit in design programs.
  const outline: PathSegment[] = cornerRadius > 0 ? roundedRectangle(picture) : []
  const clip = outline.length > 0 ? `${writeOperators(outline)}\nW n\n` : ''
  // A picture fills the square from 0 to 1 with y up; the scene has y down.
  return `q\n${clip}${writeNumbers([width, 0, 0, -height, x, y + height])} cm ${image} Do\nQ`
}

/**
 * Writes a picture as image XObject (ISO 32000-1, §8.9.5) with its alpha as a separate soft mask.
 */
function makePdfImage(
  { rgba, width, height }: Pixels,
  isTint: boolean | undefined,
  canvas: PdfCanvas,
): { ref: PdfRef; transparent: boolean } {
  const { file, color } = canvas
  const alpha = rgba.filter((_, at) => (at & 3) === 3)
  const transparent = alpha.some((value) => value < 255)
  const common = `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/BitsPerComponent 8/Interpolate true`
  const mask = transparent
    ? `/SMask ${file.addStream(`${common}/ColorSpace/DeviceGray`, Uint8Array.from(alpha))}`
    : ''
  const { space, samples } = pictureSamples(rgba, { color, isTint })
  const entries = `${common}/ColorSpace ${spaceOf({ space }, canvas)}${mask}`
  return { ref: file.addStream(entries, samples), transparent }
}
