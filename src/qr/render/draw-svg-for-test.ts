import { Resvg } from '@resvg/resvg-js'
import type { Pixels } from './pixels'

// To look through the fonts of the system takes forty times as long as to draw a code.
const font = { loadSystemFonts: false }

/**
 * Draws an SVG with resvg, which shares no code with the browsers or with our own renderer, on
 * white. It refuses what is not well-formed XML. Letters are not drawn: ours are outlines.
 */
export function drawSvg(svg: string, widthPx?: number): Pixels {
  const fitTo = widthPx === undefined ? undefined : ({ mode: 'width', value: widthPx } as const)
  const options = { background: '#ffffff', font, ...(fitTo && { fitTo }) }
  const { pixels, width, height } = new Resvg(svg, options).render()
  return { rgba: Uint8ClampedArray.from(pixels), width, height }
}
