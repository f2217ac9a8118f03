import type { TranslationImportResult } from '../../exchange/apply-import'
import type { ImportOrder, TranslationImportPreview } from '../../exchange/endpoints'
import type { ExchangeExportOrder } from '../../exchange/export-documents'
import type { ImportedMemories } from '../../exchange/memory/endpoints'
import type { TableAnswer } from '../../formats/table-report'
import type { TermGlossary } from '../../glossary/glossary'
import type { MachineOrder } from '../../machine-translation/endpoints'
import type { MachineStep } from '../../machine-translation/translate-document'
import type { TranslationHelp } from '../../memory/help-endpoint'
import type { BulkOrder, BulkResults, SelectableDocuments } from '../../states/bulk/endpoints'
import type {
  DocumentTranslations,
  EnglishSource,
  MarkedTranslations,
} from '../../states/endpoints'
import type { ListedDocuments } from '../../states/listed-states-endpoint'

/** An endpoint that answers questions, with a query in its address. */
export type Ask<Answer> = { query: Record<string, string>; answer: Answer }
/** An endpoint that takes a body. */
export type Send<Body, Answer = object> = { body: Body; answer: Answer }
/** An endpoint whose address says everything. */
export type PlainCall<Answer = object> = { answer: Answer }

/**
 * The endpoints that components call: what each reads and what it answers. The types of answers are
 * those of their handlers. `:document` is `posts/ID` or `globals/SLUG`; paths are below the API. A
 * project adds its own by declaring the interface again.
 */
// biome-ignore lint/style/useConsistentTypeDefinitions: only an interface merges
export interface AdminEndpoints {
  'GET /users/me': Ask<{ user: { id: string } | null }>
  'GET /:document/translation-help': Ask<TranslationHelp>
  'GET /:document/translations': PlainCall<DocumentTranslations>
  'GET /:document/translations/source': Ask<EnglishSource>
  'POST /:document/translations/up-to-date': Send<
    { locale: string; keys?: readonly string[] },
    MarkedTranslations
  >
  'POST /:document/translations/machine': Send<MachineOrder, MachineStep>
  'POST /:document/translations/unaffected': PlainCall<MarkedTranslations>
  'GET /glossary': Ask<TermGlossary>
  'GET /translations/states': Ask<ListedDocuments>
  'GET /translations/matches': { query: string; answer: SelectableDocuments }
  'POST /translations/bulk': Send<BulkOrder, BulkResults>
  'POST /exchange/export': Send<ExchangeExportOrder, never>
  'POST /exchange/preview': Ask<TranslationImportPreview> & { body: File }
  'POST /exchange/apply': Send<ImportOrder, TranslationImportResult>
  'GET /memory/imports': PlainCall<ImportedMemories>
  'POST /memory/imports': Ask<TableAnswer> & { body: File }
  'DELETE /memory/imports/:name': PlainCall
  'POST /glossary/import': Ask<TableAnswer> & { body: File }
}
