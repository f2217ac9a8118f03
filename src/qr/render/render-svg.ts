import { escapeXml } from './escape-xml'
import type { Paint, Scene, SceneColor, SceneImage, SceneShape } from './scene'

export type SvgSize = {
  /** Width on paper; if absent, the document has the pixels of its design. */
  sizeMm?: number | undefined
}

/**
 * Renders a scene as a complete SVG document: shapes as filled paths, gradients in the units of the
 * picture; no clip paths, `use`, transforms or strokes, which design tools handle badly. The same
 * scene produces the same text in every browser and on a server.
 */
export function renderSvg(scene: Scene, { sizeMm }: SvgSize = {}): string {
  const { width, height, title } = scene
  const gradients = new Map<string, string>()
  const items = scene.items.map((item) =>
    item.kind === 'shape' ? writeShape(item, gradients) : writePicture(item),
  )
  const hasPicture = scene.items.some(({ kind }) => kind === 'picture')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg"`,
    hasPicture ? ' xmlns:xlink="http://www.w3.org/1999/xlink"' : '',
    `${svgSize(scene, sizeMm)} viewBox="0 0 ${toText(width)} ${toText(height)}"`,
    title ? ' role="img"' : '',
    '>',
    title ? `<title>${escapeXml(title)}</title>` : '',
    gradients.size ? `<defs>${[...gradients.values()].join('')}</defs>` : '',
    ...items,
    '</svg>',
  ].join('')
}

/** Width and height of the document: pixels of the design, or millimeters on paper. */
export function svgSize(
  { width, height, widthPx }: Pick<Scene, 'width' | 'height' | 'widthPx'>,
  sizeMm?: number,
): string {
  const unit = sizeMm === undefined ? '' : 'mm'
  const wide = sizeMm ?? widthPx
  return ` width="${toText(wide)}${unit}" height="${toText((wide * height) / width)}${unit}"`
}

function writeShape(
  { path, paint, crisp, evenOdd }: SceneShape,
  gradients: Map<string, string>,
): string {
  const edges = crisp ? ' shape-rendering="crispEdges"' : ''
  const rule = evenOdd ? ' fill-rule="evenodd"' : ''
  return `<path${fillOf(paint, gradients)}${rule}${edges} d="${path}"/>`
}

/** `xlink:href`, because Illustrator and older libraries do not know the bare `href` of SVG 2. */
function writePicture({ dataUrl, x, y, width, height }: SceneImage): string {
  const box = `x="${toText(x)}" y="${toText(y)}" width="${toText(width)}" height="${toText(height)}"`
  return `<image ${box} preserveAspectRatio="none" xlink:href="${escapeXml(dataUrl)}"/>`
}

function fillOf(paint: Paint, gradients: Map<string, string>): string {
  if (paint.kind === 'solid') return colorAttributes(paint, 'fill', 'fill-opacity')
  const [element, place] =
    paint.kind === 'linear'
      ? ['linearGradient', { x1: paint.x1, y1: paint.y1, x2: paint.x2, y2: paint.y2 }]
      : ['radialGradient', { cx: paint.cx, cy: paint.cy, r: paint.radius }]
  const attributes = Object.entries(place).map(([name, value]) => ` ${name}="${toText(value)}"`)
  const stops = paint.stops.map(
    (stop) =>
      `<stop offset="${toText(stop.offset)}"${colorAttributes(stop, 'stop-color', 'stop-opacity')}/>`,
  )
  const body = ` gradientUnits="userSpaceOnUse"${attributes.join('')}>${stops.join('')}</${element}>`
  // Named by a hash of the content: two documents in one page share a name only with the same
  // gradient.
  const id = `g${hash(element + body)}`
  gradients.set(id, `<${element} id="${id}"${body}`)
  return ` fill="url(#${id})"`
}

function colorAttributes({ color, opacity }: SceneColor, name: string, opacityName: string) {
  return ` ${name}="${color}"${opacity < 1 ? ` ${opacityName}="${toText(opacity)}"` : ''}`
}

/** Formats a number with at most three decimals, never with an exponent, never -0. */
function toText(value: number): string {
  return String(Math.round(value * 1000) / 1000 + 0)
}

/** FNV-1a, 32 bits, in base 36. */
function hash(text: string): string {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  return (value >>> 0).toString(36)
}
