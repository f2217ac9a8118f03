import { type Design, frameTextLines } from '@/qr/design/design'
import type { GlyphLoader } from '@/qr/text/glyph-files'
import { outlineLines, type TextTracer } from '@/qr/text/outline-lines'
import type { OutlinedText } from '@/qr/text/outlined-text'
import { planFrame } from './plan-frame'

/**
 * Outlines the text of a frame; null if it has none. Rejects only when `load` does.
 *
 * @param trace draws lines of which the fonts lack characters; without it they are left out
 */
export async function outlineFrameText(
  { frame }: Pick<Design, 'frame'>,
  load: GlyphLoader,
  trace?: TextTracer,
): Promise<OutlinedText | null> {
  const text = frame?.text.trim()
  if (!frame || !text || !planFrame(frame.shape, 29, 0).text) return null
  const { font, language } = frame
  return outlineLines(text, { font, language, load, trace, most: frameTextLines })
}
