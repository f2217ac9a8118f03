import type { CreatedLink } from '@/cms/accounts/links'
import type { LinkChoices } from '@/cms/links/link-choices'
import type { RedirectSuggestions } from '@/cms/missing-pages/endpoint'
import type { PresenceAction, PresenceAnswer } from '@/cms/presence/presence'
import type { DraftLinks, DraftLinkWish } from '@/cms/preview/endpoints'
import type { Languages } from '@/cms/publication/languages'
import type { DocumentQuality } from '@/cms/quality/endpoint'
import type { QualityRuns } from '@/cms/quality/find-findings'
import type { Schedule } from '@/cms/schedule/endpoints'
import type { Uses } from '@/cms/uses/find-uses'
import type { ShownThreads } from '@/cms/workflow/comments/show-threads'
import type { ActivityPage, WorkWish } from '@/cms/workflow/endpoints'
import type { ShownWork } from '@/cms/workflow/read-work'
import type { Ask, PlainCall, Send } from '@/desk/admin/requests/admin-endpoints'

type Done = { message: string }
type Account = { name?: string; email: string; password: string }
type Changes<Body> = Ask<object> & { body: Body }
type LanguageWish = { action: string; locales: readonly string[] }

/** The endpoints of the site that the admin calls, besides those of the translation desk. */
declare module '@/desk/admin/requests/admin-endpoints' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface merges
  interface AdminEndpoints {
    'POST /users/login': Send<Account & { code?: string }>
    'POST /users/set-up': Send<Partial<Account> & { token: string | undefined }, { email: string }>
    'POST /users/invitations': Send<
      { name: string; email: string; role: string; languages: readonly string[] },
      CreatedLink
    >
    'POST /users/password': Send<{ currentPassword: string; password: string }>
    'GET /users/second-factor': PlainCall<{ isOn: boolean; recoveryCodes: number }>
    'POST /users/second-factor': Send<{ currentPassword: string }, { secret: string; svg: string }>
    'POST /users/second-factor/confirm': Send<{ code: string }, { recoveryCodes: string[] }>
    'POST /users/second-factor/remove': Send<{ currentPassword: string }>
    'POST /users/:id/link': PlainCall<CreatedLink>
    'POST /users/:id/second-factor/remove': PlainCall
    'POST /users/:id/sessions/end': PlainCall

    'PATCH /:document': Changes<Record<string, unknown>>
    'DELETE /:document': Ask<object>
    'POST /:version': Ask<Done>
    'GET /:document/uses': Ask<Uses>
    'GET /:document/quality': Ask<DocumentQuality>
    'POST /:document/revert': Ask<Done>
    'POST /:document/presence': Ask<PresenceAnswer> & { body: { action: PresenceAction } }
    'GET /:document/schedule': Ask<Schedule>
    'POST /:document/schedule': Send<LanguageWish & { at?: string }, Schedule>
    'GET /:document/languages': PlainCall<Languages>
    'POST /:document/languages': Send<LanguageWish, Languages>
    'GET /:document/draft-links': PlainCall<DraftLinks>
    'POST /:document/draft-links': Send<DraftLinkWish, DraftLinks>
    'DELETE /:document/draft-links/:id': PlainCall<DraftLinks>
    'GET /:document/workflow': Ask<ShownWork>
    'POST /:document/workflow': Send<{ locale: string } & WorkWish, ShownWork>
    'GET /:document/comments': PlainCall<ShownThreads>
    'POST /:document/comments': Send<
      { locale: string; body: string; field?: string | null; thread?: string },
      ShownThreads
    >
    'POST /:document/comments/read': PlainCall
    'PATCH /:document/comments/:id': Send<{ resolved: boolean }, ShownThreads>
    'DELETE /:document/comments/:id': PlainCall<ShownThreads>
    'GET /:document/activity': Ask<ActivityPage>

    'POST /redirects': Send<{ from: string; to: string }>
    'GET /missing-pages/:id/suggestions': PlainCall<RedirectSuggestions>
    'POST /media/move': Send<{ ids: readonly (number | string)[]; folder: string }>
    'POST /jobs/:name/run': PlainCall
    'POST /outgoing-mails/:id/send': PlainCall<{ sent: boolean }>
    'DELETE /outgoing-mails/:id': PlainCall
    'DELETE /scheduled-changes/:id': PlainCall
    'POST /scheduled-changes/:id/retry': PlainCall
    'POST /workflow-notices/read': Send<{ id?: string }>
    'GET /links': Ask<LinkChoices | { label: string | null }>
    'GET /quality/report': PlainCall<QualityRuns>
    'POST /quality/report': PlainCall<Done>
  }
}
