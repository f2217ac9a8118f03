import { drawEpsImage } from './draw-eps-image'
import { epsText } from './eps-text'
import { findSceneBackground } from './find-scene-background'
import { makeOpaque } from './make-opaque'
import { parsePath } from './parse-path'
import type { Pixels } from './pixels'
import { epsColorFor, type PaintColor, type PrintColor } from './print-color'
import { recolorLogo } from './recolor-logo'
import { roundedRectangle } from './rounded-rectangle'
import type { Scene, SceneImage, SceneShape } from './scene'
import { writeNumbers } from './write-number'
import { writeOperators } from './write-operators'
import { stopColors, writeShading } from './write-shading'

type EpsOptions = { color: PrintColor; pictures: ReadonlyMap<string, Pixels> }

/** Writes the PostScript of a scene in scene units, y down. */
export function drawEpsScene(original: Scene, { color, ...options }: EpsOptions): string {
  const { scene, pictures } = recolorLogo(original, color, options.pictures)
  return makeOpaque(scene, pictures)
    .map((item) => (item.kind === 'picture' ? drawPicture(item) : drawShape(item, color)))
    .join('\n')

  function drawPicture(picture: SceneImage): string {
    const { dataUrl, x, y, width, height, cornerRadius, isTint } = picture
    const pixels = pictures.get(dataUrl)
    if (!pixels) throw new Error('No pixels given for a picture of the scene')
    const clip =
      cornerRadius > 0 ? `${writeOperators(roundedRectangle(picture))}\nclip newpath` : ''
    const image = drawEpsImage(pixels, {
      color,
      isTint,
      colorSpaceOf: (space) => spaceOf({ space }, color),
      ground: findSceneBackground(scene, picture, pictures),
    })
    return `gsave\n${clip}\n${writeNumbers([x, y])} translate ${writeNumbers([width, height])} scale\n${image}\ngrestore`
  }
}

/** Gradients fill a clip path, which every level 3 interpreter supports (PLRM, `shfill`). */
function drawShape({ path, ...shape }: SceneShape, color: PrintColor): string {
  const { paint } = shape
  const printColor = epsColorFor(shape, color)
  const outline = writeOperators(parsePath(path))
  if (paint.kind === 'solid') {
    const components = writeNumbers(printColor.componentsOf(paint.color))
    return `${spaceOf(printColor, color)} setcolorspace ${components} setcolor\n${outline}\n${shape.evenOdd ? 'eofill' : 'fill'}`
  }
  const shading = writeShading(paint, spaceOf(printColor, color), stopColors(printColor))
  return `gsave\n${outline}\n${shape.evenOdd ? 'eoclip' : 'clip'} newpath\n${shading} shfill\ngrestore`
}

/** Without the spot ink, its tint is mixed proportionally from process inks (PLRM, §4.8.4). */
function spaceOf({ space }: Pick<PaintColor, 'space'>, color: PrintColor): string {
  if (space !== 'Separation' || typeof color === 'string') return `[/${space}]`
  const [cyan, magenta, yellow, black] = color.cmyk.map((share) => writeNumbers([share]))
  const tint = `{dup ${cyan} mul exch dup ${magenta} mul exch dup ${yellow} mul exch ${black} mul}`
  return `[/Separation ${epsText(color.spot)} cvn /DeviceCMYK ${tint}]`
}
