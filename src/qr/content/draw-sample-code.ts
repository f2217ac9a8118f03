import { designForText } from '@/qr/design/design-for-text'
import { encodeOptions } from '@/qr/design/encode-options'
import { encodeMatrix } from '@/qr/encode/encode-matrix'
import type { Matrix } from '@/qr/encode/matrix'
import { outlineFrameText } from '@/qr/render/outline-frame-text'
import { planFrame } from '@/qr/render/plan-frame'
import { renderCodeSvg } from '@/qr/render/render-code'
import type { GlyphLoader } from '@/qr/text/glyph-files'
import type { SampleDrawing } from './sample-code'

/** Pixels per module if the picture is opened on its own. */
const moduleSizePx = 10

/** Renders the code as an SVG document; null if its text is too long for any symbol. */
export async function drawSampleCode(
  { text, design }: Pick<SampleDrawing, 'text' | 'design'>,
  load: GlyphLoader,
): Promise<string | null> {
  const sample = { text, design: designForText(text, design) }
  const matrix = findMatrix(sample)
  if (!matrix) return null
  const frameText = await outlineFrameText(sample.design, load)
  const sizePx = Math.max(100, Math.round(measure(sample, matrix).width * moduleSizePx))
  return renderCodeSvg(matrix, { ...sample.design, sizePx }, { frameText })
}

/** Computes the width and height of that document in pixels without rendering it. */
export function measureSampleCode(
  sample: Pick<SampleDrawing, 'text' | 'design'>,
): { width: number; height: number } | null {
  const matrix = findMatrix(sample)
  if (!matrix) return null
  const { width, height } = measure(sample, matrix)
  return { width: Math.round(width * moduleSizePx), height: Math.round(height * moduleSizePx) }
}

function measure({ design }: Pick<SampleDrawing, 'design'>, { sizeModules }: Matrix) {
  const side = sizeModules + 2 * design.marginModules
  if (!design.frame) return { width: side, height: side }
  return planFrame(design.frame.shape, side, design.background.cornerModules, design.frame.text)
}

function findMatrix({ text, design }: Pick<SampleDrawing, 'text' | 'design'>): Matrix | null {
  const encoded = encodeMatrix(text, encodeOptions(design))
  return encoded.ok ? encoded.matrix : null
}
