import type { Design } from '@/qr/design/design'
import { findMainColor } from '@/qr/design/find-main-color'
import type { Matrix } from '@/qr/encode/matrix'
import { renderPath } from './render-path'

type SvgOptions = {
  /** What the picture is, for those who do not see it. */
  title?: string
}

/**
 * A complete SVG document: `sizePx` wide and high, module units inside. Only a rectangle and one
 * path, no clip paths and no `use`, which design tools stumble over.
 */
export function renderSvg(matrix: Matrix, design: Design, { title }: SvgOptions = {}): string {
  const { sizePx, marginModules } = design
  const background = findMainColor(design.background.fill)
  const foreground = findMainColor(design.modules.fill)
  const side = matrix.sizeModules + 2 * marginModules
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${sizePx}" height="${sizePx}" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"${title ? ' role="img"' : ''}>`,
    title ? `<title>${escapeXml(title)}</title>` : '',
    background ? `<rect width="${side}" height="${side}" fill="${background}"/>` : '',
    `<path fill="${foreground}" d="${renderPath(matrix, marginModules)}"/>`,
    '</svg>',
  ].join('')
}

/** Also drops the control characters that XML 1.0 allows in no form. */
function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
}
