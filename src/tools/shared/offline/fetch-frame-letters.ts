import type { Locale } from '@/i18n/locales'
import { paths } from '@/paths'
import { frameFonts } from '@/qr/design'
import { fetchGlyphs, outlineText } from '@/qr/text'
import { loadEditorMessages } from '../editor-messages'

/**
 * Fetches the glyphs of all suggested texts of frames and templates, so that the service worker
 * caches their ideographs.
 */
export async function fetchFrameLetters(locale: Locale): Promise<void> {
  const { editor } = (await loadEditorMessages(locale)) as EditorCalls
  const { calls } = editor.frame
  const { suggested } = editor.print.template
  const text = [...Object.values(calls), ...Object.values(suggested)].join('')
  const load = fetchGlyphs(paths.glyphs)
  for (const font of frameFonts) {
    await outlineText(`Scan me 0123456789 ${text}`, { font, language: locale, load })
  }
}

type EditorCalls = {
  editor: {
    frame: { calls: Record<string, string> }
    print: { template: { suggested: Record<string, string> } }
  }
}
