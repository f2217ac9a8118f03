import { paths } from '@/paths'
import type { OutlinedText } from '@/qr/text'
import { useOutlines } from './use-outlines'

/** A line of text as outlines; the previous outlines remain while new ones load. */
export function useCaption(text: string, language: string) {
  return useOutlines(text, language, outlineCaption)
}

/** @throws (rejects) if the glyphs cannot be fetched */
export async function outlineCaption(text: string, language: string): Promise<OutlinedText> {
  const [{ outlineText }, { fetchGlyphs }] = await Promise.all([
    import('@/qr/text/outline-text'),
    import('@/qr/text/fetch-glyphs'),
  ])
  return outlineText(text, { font: 'sans', language, load: fetchGlyphs(paths.glyphs) })
}
