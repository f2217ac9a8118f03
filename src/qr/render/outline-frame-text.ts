import type { Design } from '@/qr/design/design'
import type { GlyphLoader } from '@/qr/text/glyph-files'
import { outlineText } from '@/qr/text/outline-text'
import type { OutlinedText } from '@/qr/text/outlined-text'
import { planFrame } from './plan-frame'

/** Outlines the text of a frame; null if it has none. Rejects only when `load` does. */
export async function outlineFrameText(
  { frame }: Pick<Design, 'frame'>,
  load: GlyphLoader,
): Promise<OutlinedText | null> {
  const text = frame?.text.trim()
  if (!frame || !text || !planFrame(frame.shape, 29, 0).text) return null
  return outlineText(text, { font: frame.font, language: frame.language, load })
}
