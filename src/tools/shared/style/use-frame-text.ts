import { useEffect, useState } from 'react'
import { paths } from '@/paths'
import type { Frame } from '@/qr/design'
import type { OutlinedText } from '@/qr/text'

/**
 * Returns the text of a frame as outlines. While another text loads, the last outlines remain;
 * without glyphs (no connection) the frame is drawn empty.
 */
export function useFrameText(frame: Frame | null): OutlinedText | null {
  const [outlined, setOutlined] = useState<OutlinedText | null>(null)
  const text = frame?.text.trim() ?? ''
  const font = frame?.font
  const language = frame?.language

  useEffect(() => {
    let isOvertaken = false
    const show = (found: OutlinedText | null) => !isOvertaken && setOutlined(found)
    if (!text || !font || !language) show(null)
    else outline(text, { font, language }).then(show, () => show(null))
    return () => {
      isOvertaken = true
    }
  }, [text, font, language])

  return text ? outlined : null
}

async function outline(text: string, options: Pick<Frame, 'font' | 'language'>) {
  const [{ outlineText }, { fetchGlyphs }] = await Promise.all([
    import('@/qr/text/outline-text'),
    import('@/qr/text/fetch-glyphs'),
  ])
  return outlineText(text, { ...options, load: fetchGlyphs(paths.glyphs) })
}
