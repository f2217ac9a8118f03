import type { Design } from '@/qr/design/design'
import { isPlain } from '@/qr/design/is-plain'
import type { Matrix } from '@/qr/encode/matrix'
import { buildScene, type SceneOptions } from './build-scene'
import { renderPlainSvg } from './render-plain-svg'
import { renderSvg, type SvgSize } from './render-svg'

/** Renders a code of any design as an SVG document; a plain design in the fewest bytes. */
export function renderCodeSvg(
  matrix: Matrix,
  design: Design,
  options: SceneOptions & SvgSize = {},
): string {
  return isPlain(design)
    ? renderPlainSvg(matrix, design, options)
    : renderSvg(buildScene(matrix, design, options), options)
}
