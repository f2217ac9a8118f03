import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
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
  if (decision.do === 'refuse') {
    const { reason } = decision
    return describe(t(`status.${reason}.title`), t(`status.${reason}.lead`))
  }
  if (decision.do === 'password') return describe(t('password.title'), t('password.lead'))
  if (decision.do === 'preview') return describe(t('preview.title'))
  if (!code) return {}
  const { document, files } = code
  const wanted = chooseLanguage(document, locale, ...languages)
  const shown = showPage({ document, locale: wanted, files })
  const title = findPageTitle(shown) || t(`page.headings.${document.type}`)
  return describe(title, shown.version.description.trim())
}
