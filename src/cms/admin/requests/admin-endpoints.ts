import type { CreatedLink } from '@/cms/accounts/links'
import type { TranslationImportResult } from '@/cms/exchange/apply-import'
import type { ImportOrder, TranslationImportPreview } from '@/cms/exchange/endpoints'
import type { ExchangeExportOrder } from '@/cms/exchange/export-documents'
import type { ImportedMemories, TableAnswer } from '@/cms/exchange/memory/endpoints'
import type { TermGlossary } from '@/cms/glossary/glossary'
import type { LinkChoices } from '@/cms/links/link-choices'
import type { TranslationHelp } from '@/cms/memory/help-endpoint'
import type { RedirectSuggestions } from '@/cms/missing-pages/endpoint'
import type { PresenceAction, PresenceAnswer } from '@/cms/presence/presence'
import type { DraftLinks, DraftLinkWish } from '@/cms/preview/endpoints'
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
import type { MachineOrder } from '@/cms/translation/machine/endpoints'
import type { MachineStep } from '@/cms/translation/machine/translate-document'
import type { Uses } from '@/cms/uses/find-uses'
import type { ShownThreads } from '@/cms/workflow/comments/show-threads'
import type { ActivityPage, WorkWish } from '@/cms/workflow/endpoints'
import type { ShownWork } from '@/cms/workflow/read-work'

/** An endpoint that answers questions, with a query in its address. */
type Ask<Answer> = { query: Record<string, string>; answer: Answer }
/** An endpoint that takes a body. */
type Send<Body, Answer = object> = { body: Body; answer: Answer }
/** An endpoint whose address says everything. */
type Call<Answer = object> = { answer: Answer }

type Done = { message: string }
type Account = { name?: string; email: string; password: string }
type Changes<Body> = Ask<object> & { body: Body }
type LanguageWish = { action: string; locales: readonly string[] }

/**
 * The endpoints that the admin calls: what each reads and what it answers. The types of answers are
 * those of their handlers. `:document` is `posts/ID` or `globals/SLUG`; paths are below the API.
 */
export type AdminEndpoints = {
  'GET /users/me': Ask<{ user: { id: string } | null }>
  'POST /users/login': Send<Account & { code?: string }>
  'POST /users/set-up': Send<Partial<Account> & { token: string | undefined }, { email: string }>
  'POST /users/invitations': Send<
    { name: string; email: string; role: string; languages: readonly string[] },
    CreatedLink
  >
  'POST /users/password': Send<{ currentPassword: string; password: string }>
  'GET /users/second-factor': Call<{ isOn: boolean; recoveryCodes: number }>
  'POST /users/second-factor': Send<{ currentPassword: string }, { secret: string; svg: string }>
  'POST /users/second-factor/confirm': Send<{ code: string }, { recoveryCodes: string[] }>
  'POST /users/second-factor/remove': Send<{ currentPassword: string }>
  'POST /users/:id/link': Call<CreatedLink>
  'POST /users/:id/second-factor/remove': Call
  'POST /users/:id/sessions/end': Call

  'PATCH /:document': Changes<Record<string, unknown>>
  'DELETE /:document': Ask<object>
  'POST /:version': Ask<Done>
  'GET /:document/uses': Ask<Uses>
  'GET /:document/quality': Ask<DocumentQuality>
  'GET /:document/translation-help': Ask<TranslationHelp>
  'POST /:document/revert': Ask<Done>
  'POST /:document/presence': Ask<PresenceAnswer> & { body: { action: PresenceAction } }
  'GET /:document/schedule': Ask<Schedule>
  'POST /:document/schedule': Send<LanguageWish & { at?: string }, Schedule>
  'GET /:document/languages': Call<Languages>
  'POST /:document/languages': Send<LanguageWish, Languages>
  'GET /:document/translations': Call<DocumentTranslations>
  'GET /:document/translations/source': Ask<EnglishSource>
  'POST /:document/translations/up-to-date': Send<
    { locale: string; keys?: readonly string[] },
    MarkedTranslations
  >
  'POST /:document/translations/machine': Send<MachineOrder, MachineStep>
  'POST /:document/translations/unaffected': Call<MarkedTranslations>
  'GET /:document/draft-links': Call<DraftLinks>
  'POST /:document/draft-links': Send<DraftLinkWish, DraftLinks>
  'DELETE /:document/draft-links/:id': Call<DraftLinks>
  'GET /:document/workflow': Ask<ShownWork>
  'POST /:document/workflow': Send<{ locale: string } & WorkWish, ShownWork>
  'GET /:document/comments': Call<ShownThreads>
  'POST /:document/comments': Send<
    { locale: string; body: string; field?: string | null; thread?: string },
    ShownThreads
  >
  'POST /:document/comments/read': Call
  'PATCH /:document/comments/:id': Send<{ resolved: boolean }, ShownThreads>
  'DELETE /:document/comments/:id': Call<ShownThreads>
  'GET /:document/activity': Ask<ActivityPage>

  'POST /redirects': Send<{ from: string; to: string }>
  'GET /missing-pages/:id/suggestions': Call<RedirectSuggestions>
  'POST /media/move': Send<{ ids: readonly (number | string)[]; folder: string }>
  'POST /jobs/:name/run': Call
  'POST /outgoing-mails/:id/send': Call<{ sent: boolean }>
  'DELETE /outgoing-mails/:id': Call
  'DELETE /scheduled-changes/:id': Call
  'POST /scheduled-changes/:id/retry': Call
  'POST /workflow-notices/read': Send<{ id?: string }>
  'GET /links': Ask<LinkChoices | { label: string | null }>
  'GET /glossary': Ask<TermGlossary>
  'GET /quality/report': Call<QualityRuns>
  'POST /quality/report': Call<Done>
  'GET /translations/states': Ask<ListedDocuments>
  'GET /translations/matches': { query: string; answer: SelectableDocuments }
  'POST /translations/bulk': Send<BulkOrder, BulkResults>
  'POST /exchange/export': Send<ExchangeExportOrder, never>
  'POST /exchange/preview': Ask<TranslationImportPreview> & { body: File }
  'POST /exchange/apply': Send<ImportOrder, TranslationImportResult>
  'GET /memory/imports': Call<ImportedMemories>
  'POST /memory/imports': Ask<TableAnswer> & { body: File }
  'DELETE /memory/imports/:name': Call
  'POST /glossary/import': Ask<TableAnswer> & { body: File }
}
