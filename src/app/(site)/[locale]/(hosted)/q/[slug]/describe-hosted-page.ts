import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { closedReasons } from '@/codes'
import type { HostedCode } from '@/data/codes/find-hosted-code'
import { findHostedVisit } from '@/data/codes/find-hosted-visit'
import { findPageTitle } from '@/hosted/view/find-page-title'
import { chooseLanguage, showPage } from '@/hosted/view/show-page'
import type { Locale } from '@/i18n/locales'
import { paths } from '@/paths'
import { buildMetadata } from '@/site/seo/build-metadata'

/**
 * Returns title and description of the page at a code's address; excludes it from search engines.
 */
export async function describeHostedPage(locale: Locale, slug: string): Promise<Metadata> {
  const { decision, code, languages } = await findHostedVisit(slug)
  const path = paths.hostedPage(slug)
  const t = await getTranslations({ locale, namespace: 'hosted' })
  const describe = (title: string, description?: string) =>
    buildMetadata({ locale, path, title, description: description || title, noindex: true })
  const describeOwn = async (title: string, description?: string) =>
    withoutSite(await describe(title, description), title, code)
  if (decision.do === 'refuse') {
    const { reason } = decision
    const isClosed = closedReasons.some((closed) => closed === reason)
    const texts = [t(`status.${reason}.title`), t(`status.${reason}.lead`)] as const
    return isClosed ? describeOwn(...texts) : describe(...texts)
  }
  if (decision.do === 'password') return describeOwn(t('password.title'), t('password.lead'))
  if (decision.do === 'preview') return describe(t('preview.title'))
  if (!code) return {}
  const { document, files } = code
  const wanted = chooseLanguage(document, locale, ...languages)
  const shown = showPage({ document, locale: wanted, files })
  const title = findPageTitle(shown) || t(`page.headings.${document.type}`)
  return describeOwn(title, shown.version.description.trim())
}

/** The metadata of a page that belongs to an owner, with the owner's icon instead of the site's. */
function withoutSite(metadata: Metadata, title: string, code: HostedCode | undefined): Metadata {
  const { logoFileId, iconFileId } = code?.document.look ?? {}
  const icon = [iconFileId, logoFileId].flatMap(
    (id) => code?.files.find((file) => file.id === id) ?? [],
  )[0]
  const { applicationName: _, manifest: __, openGraph, ...others } = metadata
  return {
    ...others,
    title: { absolute: title },
    // Without an icon of its own, a page has none.
    icons: { icon: icon?.path ?? 'data:,' },
    openGraph: { ...openGraph, title, siteName: undefined },
    twitter: { ...others.twitter, title },
  }
}
