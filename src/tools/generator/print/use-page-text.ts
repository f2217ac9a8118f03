import { paths } from '@/paths'
import type { OutlinedLines } from '@/qr/text'
import { useOutlines } from '@/tools/shared/sheet/use-outlines'

/** A text of a page as words in outlines, which can be wrapped. */
export function usePageText(text: string, language: string) {
  return useOutlines(text, language, outlinePageText)
}

/** @throws (rejects) if the glyphs cannot be fetched */
async function outlinePageText(text: string, language: string): Promise<OutlinedLines> {
  const [{ outlineWords }, { fetchGlyphs }] = await Promise.all([
    import('@/qr/text/outline-words'),
    import('@/qr/text/fetch-glyphs'),
  ])
  return outlineWords(text, {
    font: 'sans',
    language,
    load: fetchGlyphs(paths.glyphs),
    byWords: true,
  })
}
