import { paths } from '@/paths'
import type { Design } from '@/qr/design/design'
import { planFrame } from '@/qr/render/plan-frame'
import { fetchGlyphs } from '@/qr/text/fetch-glyphs'
import { outlineText } from '@/qr/text/outline-text'
import type { OutlinedText } from '@/qr/text/outlined-text'
import { ExportFailure } from './export-failure'

const load = fetchGlyphs(paths.glyphs)

/**
 * The words of a frame as outlines, null where it has none. Those on the screen may be a keystroke
 * behind, and are left out where they do not load; a file must not be.
 */
export async function outlineFrame({ frame }: Design): Promise<OutlinedText | null> {
  const text = frame?.text.trim()
  if (!frame || !text || !planFrame(frame.shape, 29, 0).text) return null
  try {
    return await outlineText(text, { font: frame.font, language: frame.language, load })
  } catch {
    throw new ExportFailure('noLetters')
  }
}
