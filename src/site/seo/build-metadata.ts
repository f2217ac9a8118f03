import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { getSite } from '@/data/get-site'
import { getLocale, type Locale, localeCodes } from '@/i18n/locales'
import { paths } from '@/paths'
import { chooseContentLocale } from './choose-content-locale'
import { languageAlternates } from './language-alternates'
import { pagePictureSize } from './page-picture/page-picture-size'
import { pagePictureUrl } from './page-picture/page-picture-url'
import { sitePath, siteUrl } from './site-url'

type Page = {
  locale: Locale
  /** Without locale prefix. */
  path: string
  title?: string | null
  description?: string | null
  /** The locales the content is published in; all by default. */
  locales?: readonly Locale[]
  noindex?: boolean
  /** The page's feed, with its path without locale prefix, and its title. */
  feed?: { path: string; title: string }
  /** For articles: ISO dates, and the names of category and tags. */
  article?: {
    publishedTime?: string | undefined
    modifiedTime?: string | undefined
    authors?: string[]
    section?: string | undefined
    tags?: string[]
  }
}

/**
 * Builds title, description, canonical address, hreflang, Open Graph and web manifest of a page. A
 * page that is shown in English because it is not translated refers to the English one.
 */
export async function buildMetadata(page: Page): Promise<Metadata> {
  const { locale, path, locales = localeCodes, noindex = false, feed, article } = page
  const site = await getSite(locale)
  const title = withSiteName(page.title, site.name)
  const description = page.description || site.description || undefined
  const contentLocale = chooseContentLocale(locale, locales)
  const canonical = siteUrl(contentLocale, path)
  const images = noindex ? undefined : [await describePicture(page, contentLocale)]
  return {
    title: { absolute: title },
    description,
    manifest: sitePath(locale, paths.manifest),
    applicationName: site.name,
    alternates: {
      canonical,
      languages: noindex ? undefined : languageAlternates(path, locales),
      types: feed && {
        'application/rss+xml': [{ url: siteUrl(locale, feed.path), title: feed.title }],
      },
    },
    robots: noindex
      ? { index: false, follow: true }
      : { index: true, follow: true, 'max-image-preview': 'large', 'max-snippet': -1 },
    openGraph: {
      title,
      description,
      url: canonical,
      siteName: site.name,
      locale: openGraphLocale(contentLocale),
      alternateLocale: locales.filter((code) => code !== contentLocale).map(openGraphLocale),
      images,
      ...(article ? { type: 'article' as const, ...article } : { type: 'website' as const }),
    },
    twitter: { card: images ? 'summary_large_image' : 'summary', title, description, images },
  }
}

async function describePicture({ path, title }: Page, locale: Locale) {
  const [site, t] = await Promise.all([
    getSite(locale),
    getTranslations({ locale, namespace: 'pages.picture' }),
  ])
  const shown = title || site.name
  return {
    url: pagePictureUrl({ locale, path, title: shown }, site.name),
    ...pagePictureSize,
    type: 'image/png',
    alt: t('alt', { title: shown, site: site.name }),
  }
}

function withSiteName(title: string | null | undefined, siteName: string): string {
  return title ? `${title} – ${siteName}` : siteName
}

function openGraphLocale(locale: Locale): string {
  return getLocale(locale).iso.replace('-', '_')
}
