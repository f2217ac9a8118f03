import type { Locale } from '@/i18n/locales'
import { paths } from '@/paths'
import { frameFonts } from '@/qr/design/design'
import { fetchGlyphs } from '@/qr/text/fetch-glyphs'
import { outlineText } from '@/qr/text/outline-text'
import { loadInTurn } from '@/tools/shared/load-in-turn'
import { loadBatchMessages, loadDesk } from '../batch-parts'
import { readTableApart } from '../list/list-service'
import { loadUnfinished, loadWork } from '../run/load-work'

/** What one would miss most without a connection and may not have used yet. */
export async function loadAllParts(locale: Locale): Promise<void> {
  await loadInTurn([
    () => loadBatchMessages(locale),
    loadDesk,
    // Workers come along with the first thing they are asked.
    () => readTableApart({ data: 'a,b\n1,2' }),
    loadWork,
    loadUnfinished,
    () => import('@/ui/color-picker/color-picker'),
    ...frameFonts.map(
      (font) => () =>
        outlineText('Scan me', { font, language: locale, load: fetchGlyphs(paths.glyphs) }),
    ),
  ])
}
