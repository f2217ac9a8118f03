import { fitText } from '@/qr/render/fit-text'
import type { Scene, SceneShape } from '@/qr/render/scene'
import type { OutlinedText } from '@/qr/text/outlined-text'
import { type BarcodeFormat, barcodeFacts } from './barcode-formats'
import type { BarcodeModules } from './encode-barcode'

/** Quiet zone at the sides, in modules: the wider one of EAN (GS1 5.2.3.2), and that of Code 128. */
const linearMarginModules = 11
const linearMarginYModules = 3
const matrixMarginModules = 2
/** Height of the text under the bars, in modules. */
const textModules = 11

type BarcodeStyle = {
  /** '#rrggbb' of the bars, and of the background or null for none. */
  color: string
  background: string | null
  title?: string
  /** The text under the bars as outlines. */
  text?: OutlinedText | null
}

/** Builds a barcode as shapes for any renderer, with its quiet zone; a module is one unit. */
export function buildBarcodeScene(
  modules: BarcodeModules,
  format: BarcodeFormat,
  { color, background, title = '', text }: BarcodeStyle,
): Scene {
  const { isLinear } = barcodeFacts[format]
  const x = isLinear ? linearMarginModules : matrixMarginModules
  const y = isLinear ? linearMarginYModules : matrixMarginModules
  const below = isLinear && text ? textModules : 0
  const width = modules.width + 2 * x
  const height = modules.height + 2 * y + below
  const shape = (path: string, fill: string, role?: SceneShape['role']): SceneShape => ({
    kind: 'shape',
    path,
    paint: { kind: 'solid', color: fill, opacity: 1 },
    crisp: role !== 'text',
    ...(role && { role }),
  })
  const items: SceneShape[] = []
  if (background) items.push(shape(`M0 0h${width}v${height}h${-width}z`, background, 'background'))
  items.push(shape(drawBars(modules, x, y), color))
  const box = { x: 0, y: y + modules.height, width, height: below }
  if (below > 0 && text) items.push(shape(fitText(text, box), color, 'text'))
  return {
    width,
    height,
    widthPx: width * 4,
    symbol: { x, y, sizeModules: modules.width },
    items,
    title,
  }
}

/** Rectangles of dark modules; those of equal rows below each other are one. */
function drawBars({ width, height, isDark }: BarcodeModules, left: number, top: number): string {
  let path = ''
  for (let x = 0; x < width; x++) {
    for (let y = 0; y < height; ) {
      if (!startsBar(isDark, x, y)) {
        y++
        continue
      }
      const end = endOfBar(isDark, x, y, width)
      let bottom = y + 1
      while (
        bottom < height &&
        startsBar(isDark, x, bottom) &&
        endOfBar(isDark, x, bottom, width) === end
      ) {
        bottom++
      }
      path += `M${left + x} ${top + y}h${end - x}v${bottom - y}h${x - end}z`
      y = bottom
    }
  }
  return path
}

function startsBar(isDark: BarcodeModules['isDark'], x: number, y: number): boolean {
  return isDark(x, y) && (x === 0 || !isDark(x - 1, y))
}

function endOfBar(isDark: BarcodeModules['isDark'], x: number, y: number, width: number): number {
  let end = x
  while (end < width && isDark(end, y)) end++
  return end
}
