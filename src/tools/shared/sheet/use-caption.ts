import { paths } from '@/paths'
import type { OutlinedText } from '@/qr/text'
import { useOutlines } from './use-outlines'

/** A line of text as outlines; the previous outlines remain while new ones load. */
export function useCaption(text: string, language: string) {
  return useOutlines(text, language, outlineCaption)
}

/** @throws (rejects) if the glyphs cannot be fetched */
export async function outlineCaption(text: string, language: string): Promise<OutlinedText> {
  const [{ outlineLines }, { fetchGlyphs }, { traceText }] = await Promise.all([
    import('@/qr/text/outline-lines'),
    import('@/qr/text/fetch-glyphs'),
    import('@/tools/shared/text/trace-text'),
  ])
  const load = fetchGlyphs(paths.glyphs)
  return outlineLines(text, { font: 'sans', language, load, trace: traceText, most: 1 })
}
