import type { Locale } from '@/i18n/locales'
import { paths } from '@/paths'
import { frameFonts } from '@/qr/design'
import { fetchGlyphs, outlineText } from '@/qr/text'
import { loadEditorMessages } from '../editor-messages'

/** Fetches the glyphs of all suggested frame texts, so that the service worker caches them. */
export async function fetchFrameLetters(locale: Locale): Promise<void> {
  const { editor } = (await loadEditorMessages(locale)) as EditorCalls
  const text = Object.values(editor.frame.calls).join('')
  const load = fetchGlyphs(paths.glyphs)
  for (const font of frameFonts) {
    await outlineText(`Scan me 0123456789 ${text}`, { font, language: locale, load })
  }
}

type EditorCalls = { editor: { frame: { calls: Record<string, string> } } }
