import type { Locale } from '@/i18n/locales'
import { paths } from '@/paths'
import { blankPageContent } from '@/qr/content/page-content'
import { defaultDesign, frameFonts } from '@/qr/design/design'
import { encodeMatrix } from '@/qr/encode/encode-matrix'
import { fetchGlyphs } from '@/qr/text/fetch-glyphs'
import { outlineText } from '@/qr/text/outline-text'
import { loadEditorMessages } from '@/tools/shared/editor-messages'
import { loadInTurn } from '@/tools/shared/load-in-turn'
import { loadSceneBuilder } from '@/tools/shared/look/use-scene-builder'
import { loadDialogs } from '../code-dialogs'
import { loaders as panelLoaders } from '../editor-panels'

/** What one would miss most without a connection and may not have opened yet. */
export async function loadAllParts(locale: Locale): Promise<void> {
  const parts: (() => Promise<unknown>)[] = [
    () => loadEditorMessages(locale),
    ...Object.values(panelLoaders),
    loadDialogs,
    loadSceneBuilder,
    () => import('../export/take-code'),
    drawOnce,
    () => import('@/ui/color-picker/color-picker'),
    () => import('../health/health-details'),
    () => import('@/qr/sheet/render-sheet-pdf'),
    ...frameFonts.map((font) => () => outlineLatin(font, locale)),
    shareOnce,
  ]
  await loadInTurn(parts)
}

/** The worker that draws pictures comes with its first picture, so it gets a small one. */
async function drawOnce(): Promise<void> {
  const { drawExport } = await import('../export/draw-export')
  const drawn = encodeMatrix('1', defaultDesign)
  if (!drawn.ok) return
  const target = { format: 'jpeg', widthPx: 100 } as const
  await drawExport({ matrix: drawn.matrix, design: defaultDesign, title: '', target })
}

function outlineLatin(font: (typeof frameFonts)[number], locale: Locale): Promise<unknown> {
  return outlineText('Scan me', { font, language: locale, load: fetchGlyphs(paths.glyphs) })
}

async function shareOnce(): Promise<void> {
  const { writeShareFragment } = await import('@/qr/share/share-link')
  await writeShareFragment({ draft: blankPageContent('text'), design: defaultDesign })
}
