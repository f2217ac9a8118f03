import type { Design } from '@/qr/design/design'
import type { Color } from '@/qr/design/fill-colors'
import type { Matrix } from '@/qr/encode/matrix'
import { escapeXml } from './escape-xml'
import { plainColors } from './plain-colors'
import { type SvgSize, svgSize } from './render-svg'
import { traceBoundary } from './trace-boundary'

type PlainSvgOptions = {
  /** Alternative text of the picture. */
  title?: string
} & SvgSize

/**
 * Renders a plain design as the smallest SVG document: `sizePx` wide and high, module units inside,
 * a background and one filled path; no strokes, clip paths or `use`, which design tools handle
 * badly.
 *
 * @throws if the modules or the background have more than one color
 */
export function renderPlainSvg(
  matrix: Matrix,
  design: Design,
  { title, sizeMm }: PlainSvgOptions = {},
): string {
  const { sizePx, marginModules } = design
  const { dark, light } = plainColors(design)
  const side = matrix.sizeModules + 2 * marginModules
  const background = light ? `<path${fill(light)} d="M0 0h${side}v${side}H0z"/>` : ''
  return (
    `<svg xmlns="http://www.w3.org/2000/svg"${svgSize({ width: side, height: side, widthPx: sizePx }, sizeMm)} viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"${title ? ' role="img"' : ''}>` +
    (title ? `<title>${escapeXml(title)}</title>` : '') +
    `${background}<path${fill(dark)} fill-rule="evenodd" d="${traceBoundary(matrix, marginModules)}"/></svg>`
  )
}

/** Attributes of a color in their shortest form; black is the default of SVG. */
function fill({ color, opacity }: Color): string {
  const short = color.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3')
  return (
    (short === '#000' ? '' : ` fill="${short}"`) +
    (opacity < 1 ? ` fill-opacity="${Number(opacity.toFixed(3))}"` : '')
  )
}
