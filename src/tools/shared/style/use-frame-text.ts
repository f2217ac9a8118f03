import { useEffect, useState } from 'react'
import { paths } from '@/paths'
import { type Frame, frameTextLines } from '@/qr/design'
import type { OutlinedText } from '@/qr/text'

/**
 * Returns the text of a frame as outlines. While another text loads, and if nothing of it can be
 * drawn, the last outlines remain; without glyphs (no connection) the frame is drawn empty.
 */
export function useFrameText(frame: Frame | null): OutlinedText | null {
  const [outlined, setOutlined] = useState<OutlinedText | null>(null)
  const text = frame?.text.trim() ?? ''
  const font = frame?.font
  const language = frame?.language

  useEffect(() => {
    let isOvertaken = false
    const show = (found: OutlinedText | null) => !isOvertaken && setOutlined(found)
    const showOrRefuse = (found: OutlinedText) =>
      !isOvertaken &&
      setOutlined((last) =>
        found.path === '' && found.missing.length > 0 && last
          ? { ...last, missing: found.missing }
          : found,
      )
    if (!text || !font || !language) show(null)
    else outline(text, { font, language }).then(showOrRefuse, () => show(null))
    return () => {
      isOvertaken = true
    }
  }, [text, font, language])

  return text ? outlined : null
}

async function outline(text: string, options: Pick<Frame, 'font' | 'language'>) {
  const [{ outlineLines }, { fetchGlyphs }, { traceText }] = await Promise.all([
    import('@/qr/text/outline-lines'),
    import('@/qr/text/fetch-glyphs'),
    import('@/tools/shared/text/trace-text'),
  ])
  const load = fetchGlyphs(paths.glyphs)
  return outlineLines(text, { ...options, load, trace: traceText, most: frameTextLines })
}
