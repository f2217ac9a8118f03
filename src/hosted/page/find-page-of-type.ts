import { queryParameters } from '@/paths'
import 'server-only'
import { findHostedVisit } from '@/data/codes/find-hosted-visit'
import type { ShownPage } from '@/hosted/view/hosted-page'
import { showPage } from '@/hosted/view/show-page'
import { defaultLocale, isLocale } from '@/i18n/locales'
import type { HostedType } from '@/qr/content'

type FoundPage = ShownPage & { slug: string; updatedAt: Date }

/** The page of a code, if the visitor may see it and it has this type. */
export async function findPageOfType(
  type: HostedType,
  { request, slug, locale: pathLocale }: { request: Request; slug: string; locale: string },
): Promise<FoundPage | undefined> {
  const { decision, code } = await findHostedVisit(slug, true)
  if (decision.do !== 'page' || code?.document.type !== type) return undefined
  const requested = new URL(request.url).searchParams.get(queryParameters.locale)
  const locale = [requested, pathLocale].find(isLocale) ?? defaultLocale
  const shown = showPage({ document: code.document, locale, files: code.files })
  return { ...shown, slug: code.slug, updatedAt: code.updatedAt }
}
