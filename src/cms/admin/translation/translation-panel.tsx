import type { UIFieldServerComponent } from 'payload'
import { exportTexts } from '@/cms/admin/exchange/exchange-texts'
import { ExportDocument } from '@/cms/admin/exchange/export-document'
import { locales } from '@/i18n/locales'
import { TranslationList } from './translation-list'
import { translationTexts } from './translation-texts'

/** The states of the languages of a document, next to its form. */
export const TranslationPanel: UIFieldServerComponent = ({ i18n }) => (
  <>
    <TranslationList
      names={Object.fromEntries(locales.map(({ code, name }) => [code, name]))}
      texts={translationTexts(i18n.language)}
    />
    <ExportDocument texts={exportTexts(i18n.language)} />
  </>
)
