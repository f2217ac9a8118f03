import { findDirection, type OutlinedText, type TextTracer } from '@/qr/text'
import { traceCoverage } from './trace-coverage'

const emPx = 160
/** Space around the text, because letters may extend beyond their advance. */
const paddingEms = 0.5
/** A longer line would need a canvas that browsers refuse. */
const widestPx = 16_000
/** A character that no font contains, for which browsers draw a box. */
const unassigned = '\u{10fffd}'

/** Rows of a batch and previews repeat lines. */
const traced = new Map<string, OutlinedText | undefined>()
const maxTraced = 300
const drawable = new Map<string, boolean>()
const maxDrawable = 3000

/**
 * Draws a line with the fonts of the browser, shaped and ordered by it, and traces it into outlines.
 * Returns undefined if no font has one of the missing characters, or if it is a picture in colors,
 * as emoji are.
 */
export const traceText: TextTracer = (line, { font, missing }) => {
  if (typeof OffscreenCanvas === 'undefined') return undefined
  const family = findFamily(font)
  const key = `${family} ${line}`
  if (traced.has(key)) return traced.get(key)
  const canDraw = missing.every((character) => isDrawable(character, family))
  const outlines = canDraw ? traceLine(line, family) : undefined
  if (traced.size >= maxTraced) traced.clear()
  traced.set(key, outlines)
  return outlines
}

function isDrawable(character: string, family: string): boolean {
  const key = `${family} ${character}`
  const known = drawable.get(key)
  if (known !== undefined) return known
  // Marks have no width of their own in some fonts.
  const base = /\p{M}/u.test(character) ? '\u25cc' : ''
  const drawn = drawLine(base + character, family)
  const box = drawLine(base + unassigned, family)
  const isDrawn = Boolean(drawn && !drawn.isColored && !isSame(drawn, box))
  if (drawable.size >= maxDrawable) drawable.clear()
  drawable.set(key, isDrawn)
  return isDrawn
}

function traceLine(line: string, family: string): OutlinedText | undefined {
  const drawn = drawLine(line, family)
  if (!drawn || drawn.isColored) return undefined
  const toEms = (px: number) => Math.round((px / emPx) * 1e4) / 1e4
  const path = traceCoverage(drawn)
    .map((ring) => {
      const points = ring.map(
        ([x, y]) => [toEms(x) - paddingEms, toEms(y - drawn.baselinePx)] as const,
      )
      const [start, ...others] = points
      let [lastX, lastY] = start ?? [0, 0]
      const lines = others.map(([x, y]) => {
        const step = `${round(x - lastX)} ${round(y - lastY)}`
        lastX = x
        lastY = y
        return step
      })
      return start ? `M${round(start[0])} ${round(start[1])}l${lines.join(' ')}z` : ''
    })
    .join('')
  if (path === '') return undefined
  return {
    path,
    width: drawn.advancePx / emPx,
    ascent: drawn.ascentPx / emPx,
    descent: drawn.descentPx / emPx,
    missing: [],
  } satisfies OutlinedText
}

function round(value: number): number {
  return Math.round(value * 1e4) / 1e4
}

type DrawnLine = {
  values: Uint8Array
  width: number
  height: number
  baselinePx: number
  advancePx: number
  ascentPx: number
  descentPx: number
  isColored: boolean
}

function drawLine(line: string, family: string): DrawnLine | undefined {
  const css = `600 ${emPx}px ${family}`
  const ruler = new OffscreenCanvas(1, 1).getContext('2d')
  if (!ruler) return undefined
  ruler.font = css
  const { width: advancePx } = ruler.measureText(line)
  const paddingPx = paddingEms * emPx
  const width = Math.ceil(advancePx + 2 * paddingPx)
  const height = Math.ceil(2.4 * emPx)
  if (advancePx <= 0 || width > widestPx) return undefined
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!context) return undefined
  const baselinePx = 1.5 * emPx
  context.font = css
  // Punctuation at the end of an Arabic line is on its left.
  context.direction = findDirection(line) ?? 'ltr'
  context.textAlign = 'left'
  context.fillText(line, paddingPx, baselinePx)
  const { data } = context.getImageData(0, 0, width, height)
  const values = new Uint8Array(width * height)
  let isColored = false
  let top = height
  let bottom = 0
  for (let at = 0; at < values.length; at += 1) {
    const alpha = data[4 * at + 3] as number
    values[at] = alpha
    if (alpha < 128) continue
    const y = Math.floor(at / width)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y + 1)
    // The text is drawn in black.
    isColored ||=
      Math.max(data[4 * at] as number, data[4 * at + 1] as number, data[4 * at + 2] as number) > 40
  }
  // Scripts differ in height, so the drawn height fits the text into its box.
  const ascentPx = Math.max(baselinePx - top, 0.72 * emPx)
  const descentPx = Math.max(bottom - baselinePx, 0)
  return { values, width, height, baselinePx, advancePx, ascentPx, descentPx, isColored }
}

function isSame(first: DrawnLine, second: DrawnLine | undefined): boolean {
  return (
    first.width === second?.width &&
    first.values.every((value, index) => value === second.values[index])
  )
}

/** The font of the page, whose name the build chooses, so that Latin letters have its shapes. */
function findFamily(font: 'sans' | 'display'): string {
  const style = 'document' in globalThis ? getComputedStyle(document.documentElement) : undefined
  const own = style?.getPropertyValue(`--family-${font === 'display' ? 'display' : 'text'}`).trim()
  return own || 'system-ui, sans-serif'
}
