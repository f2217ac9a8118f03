import type { CreatedLink } from '@/cms/accounts/links'
import type { TranslationImportResult } from '@/cms/exchange/apply-import'
import type { TranslationImportPreview } from '@/cms/exchange/endpoints'
import type { ExchangeExportOrder } from '@/cms/exchange/export-documents'
import type { TermGlossary } from '@/cms/glossary/glossary'
import type { LinkChoices } from '@/cms/links/link-choices'
import type { TranslationHelp } from '@/cms/memory/help-endpoint'
import type { RedirectSuggestions } from '@/cms/missing-pages/endpoint'
import type { PresenceAction, PresenceAnswer } from '@/cms/presence/presence'
import type { DraftLinks } from '@/cms/preview/endpoints'
import type { Languages } from '@/cms/publication/languages'
import type { DocumentQuality } from '@/cms/quality/endpoint'
import type { QualityRuns } from '@/cms/quality/find-findings'
import type { Schedule } from '@/cms/schedule/endpoints'
import type { BulkOrder, BulkResults, SelectableDocuments } from '@/cms/translation/bulk/endpoints'
import type {
  DocumentTranslations,
  EnglishSource,
  MarkedTranslations,
} from '@/cms/translation/endpoints'
import type { ListedDocuments } from '@/cms/translation/listed-states-endpoint'
import type { Uses } from '@/cms/uses/find-uses'
import type { ShownThreads } from '@/cms/workflow/comments/show-threads'
import type { ActivityPage } from '@/cms/workflow/endpoints'
import type { ShownWork } from '@/cms/workflow/read-work'

type Query = Record<string, string>
type Done = { message: string }

/**
 * The endpoints that the admin calls: what each reads and what it answers. The types of answers are
 * those of their handlers. `:document` is `posts/ID` or `globals/SLUG`; paths are below the
 * API.
 */
export type AdminEndpoints = {
  'GET /users/me': { query: Query; answer: { user: { id: string } | null } }
  'POST /users/login': { body: object; answer: object }
  'POST /users/set-up': { body: object; answer: { email: string } }
  'POST /users/invitations': { body: object; answer: CreatedLink }
  'POST /users/password': { body: object; answer: object }
  'GET /users/second-factor': { answer: { isOn: boolean; recoveryCodes: number } }
  'POST /users/second-factor': { body: object; answer: { secret: string; svg: string } }
  'POST /users/second-factor/confirm': { body: object; answer: { recoveryCodes: string[] } }
  'POST /users/second-factor/remove': { body: object; answer: object }
  'POST /users/:id/link': { body: object; answer: CreatedLink }
  'POST /users/:id/second-factor/remove': { body: object; answer: object }
  'POST /users/:id/sessions/end': { body: object; answer: object }

  'PATCH /:document': { query: Query; body: object; answer: object }
  'DELETE /:document': { query: Query; answer: object }
  'GET /:document/uses': { query: Query; answer: Uses }
  'GET /:document/quality': { query: Query; answer: DocumentQuality }
  'GET /:document/translation-help': { query: Query; answer: TranslationHelp }
  'POST /:document/revert': { query: Query; answer: Done }
  'POST /:document/presence': {
    query: Query
    body: { action: PresenceAction }
    answer: PresenceAnswer
  }
  'GET /:document/schedule': { query: Query; answer: Schedule }
  'POST /:document/schedule': {
    body: { action: string; locales: readonly string[]; at?: string }
    answer: Schedule
  }
  'GET /:document/languages': { answer: Languages }
  'POST /:document/languages': {
    body: { action: string; locales: readonly string[] }
    answer: Languages
  }
  'GET /:document/translations': {
    answer: DocumentTranslations
  }
  'GET /:document/translations/source': { query: Query; answer: EnglishSource }
  'POST /:document/translations/up-to-date': {
    body: { locale: string; keys?: readonly string[] }
    answer: MarkedTranslations
  }
  'POST /:document/translations/unaffected': { answer: MarkedTranslations }
  'GET /:document/draft-links': { answer: DraftLinks }
  'POST /:document/draft-links': { body: object; answer: DraftLinks }
  'DELETE /:document/draft-links/:id': { answer: DraftLinks }
  'GET /:document/workflow': { query: Query; answer: ShownWork }
  'POST /:document/workflow': { body: object; answer: ShownWork }
  'GET /:document/comments': { answer: ShownThreads }
  'POST /:document/comments': {
    body: { locale: string; field?: string | null; thread?: string; body: string }
    answer: ShownThreads
  }
  'POST /:document/comments/read': { answer: object }
  'PATCH /:document/comments/:id': { body: { resolved: boolean }; answer: ShownThreads }
  'DELETE /:document/comments/:id': { answer: ShownThreads }
  'GET /:document/activity': {
    query: Query
    answer: ActivityPage
  }

  'POST /:version': { query: Query; answer: Done }
  'POST /redirects': { body: { from: string; to: string }; answer: object }
  'GET /missing-pages/:id/suggestions': { answer: RedirectSuggestions }
  'POST /media/move': { body: { ids: (number | string)[]; folder: string }; answer: object }
  'POST /background-jobs/:id/run': { answer: object }
  'POST /outgoing-mails/:id/send': { answer: { sent: boolean } }
  'DELETE /outgoing-mails/:id': { answer: object }
  'DELETE /scheduled-changes/:id': { answer: object }
  'POST /scheduled-changes/:id/retry': { answer: object }
  'POST /workflow-notices/read': { body: { id?: string }; answer: object }
  'GET /links': { query: Query; answer: LinkChoices | { label: string | null } }
  'GET /glossary': { query: Query; answer: TermGlossary }
  'GET /quality/report': { answer: QualityRuns }
  'POST /quality/report': { answer: Done }
  'GET /translations/states': {
    query: Query
    answer: ListedDocuments
  }
  'GET /translations/matches': { query: string; answer: SelectableDocuments }
  'POST /translations/bulk': {
    body: BulkOrder
    answer: BulkResults
  }
  'POST /exchange/export': { body: ExchangeExportOrder; answer: never }
  'POST /exchange/preview': { query: Query; body: File; answer: TranslationImportPreview }
  'POST /exchange/apply': { body: object; answer: TranslationImportResult }
}
