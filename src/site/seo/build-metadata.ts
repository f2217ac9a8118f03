import type { Metadata } from 'next'
import { defaultLocale, getLocale, type Locale, localeCodes } from '@/i18n/locales'
import { getSite } from '@/server/get-site'
import { languageAlternates } from './language-alternates'
import { siteUrl } from './site-url'

type Page = {
  locale: Locale
  /** Without locale prefix. */
  path: string
  title?: string | null
  description?: string | null
  /** The locales the content is published in; all unless given. */
  locales?: readonly Locale[]
  noindex?: boolean
  openGraphType?: 'website' | 'article'
}

/**
 * Title, description, canonical address, hreflang and Open Graph of a page. A page shown in
 * English for want of a translation points to the English one.
 */
export async function buildMetadata(page: Page): Promise<Metadata> {
  const { locale, path, locales = localeCodes, noindex = false } = page
  const site = await getSite(locale)
  const title = withSiteName(page.title, site.name)
  const description = page.description || site.description || undefined
  const canonical = siteUrl(locales.includes(locale) ? locale : defaultLocale, path)
  return {
    title: { absolute: title },
    description,
    alternates: { canonical, languages: noindex ? undefined : languageAlternates(path, locales) },
    robots: noindex ? { index: false, follow: true } : undefined,
    openGraph: {
      title,
      description,
      url: canonical,
      siteName: site.name,
      locale: openGraphLocale(locale),
      alternateLocale: locales.filter((code) => code !== locale).map(openGraphLocale),
      type: page.openGraphType ?? 'website',
    },
    twitter: { card: 'summary', title, description },
  }
}

function withSiteName(title: string | null | undefined, siteName: string): string {
  return title ? `${title} – ${siteName}` : siteName
}

function openGraphLocale(locale: Locale): string {
  return getLocale(locale).iso.replace('-', '_')
}
