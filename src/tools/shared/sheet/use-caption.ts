import { useEffect, useState } from 'react'
import { paths } from '@/paths'
import type { OutlinedText } from '@/qr/text'

type Caption = { outlines: OutlinedText | null; hasFailed: boolean }

/** A line of text as outlines; the previous outlines remain while new ones load. */
export function useCaption(text: string, language: string): Caption {
  const [caption, setCaption] = useState<Caption>({ outlines: null, hasFailed: false })

  useEffect(() => {
    if (!text) return
    let isStale = false
    const show = (found: Caption) => !isStale && setCaption(found)
    outlineCaption(text, language).then(
      (outlines) => show({ outlines, hasFailed: false }),
      () => show({ outlines: null, hasFailed: true }),
    )
    return () => {
      isStale = true
    }
  }, [text, language])

  return text ? caption : { outlines: null, hasFailed: false }
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
