import { Resvg } from '@resvg/resvg-js'
import type { Pixels } from './pixels'

// Loading the fonts of the system is forty times as slow as drawing a code.
const font = { loadSystemFonts: false }

/**
 * Draws an SVG on white with resvg, which shares no code with browsers or with the renderers under
 * test. Throws if the document is not well-formed XML. Text elements are not drawn; all text is
 * outlined.
 */
export function drawSvg(svg: string, widthPx?: number): Pixels {
  const fitTo = widthPx === undefined ? undefined : ({ mode: 'width', value: widthPx } as const)
  const options = { background: '#ffffff', font, ...(fitTo && { fitTo }) }
  const { pixels, width, height } = new Resvg(svg, options).render()
  return { rgba: Uint8ClampedArray.from(pixels), width, height }
}
