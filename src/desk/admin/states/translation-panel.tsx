import { ExportDocument } from '../exchange/export-document'
import { TranslationList } from './translation-list'

/** The states of the languages of a document, next to its form. */
export const TranslationPanel = () => (
  <>
    <TranslationList />
    <ExportDocument />
  </>
)
