import type { MetadataRoute } from 'next'
import { type Locale, localeCodes } from '@/i18n/locales'
import { paths } from '@/paths'
import { pageTypes } from '@/qr/content/content-types'
import { findSitemapEntries } from '@/server/find-sitemap-entries'
import { getPublishedLocales } from '@/server/get-published-locales'
import { languageAlternates } from './language-alternates'
import { siteUrl } from './site-url'

type Entry = { path: string; locales: readonly Locale[]; updatedAt?: string }

/** Pages whose words are in the catalogues are there in every language. */
const interfacePaths = [
  paths.home,
  ...pageTypes.map(paths.generator),
  paths.scanner,
  paths.batch,
  paths.blog,
  paths.contact,
]

/** Every indexable address in every language it is published in. */
export async function listSitemap(): Promise<MetadataRoute.Sitemap> {
  const [features, pricing, documents] = await Promise.all([
    getPublishedLocales('features'),
    getPublishedLocales('pricing'),
    findSitemapEntries(),
  ])
  const entries: Entry[] = [
    ...interfacePaths.map((path) => ({ path, locales: localeCodes })),
    { path: paths.features, locales: features },
    { path: paths.pricing, locales: pricing },
    ...documents,
  ]
  return entries.flatMap(({ path, locales, updatedAt }) =>
    locales.map((locale) => ({
      url: siteUrl(locale, path),
      lastModified: updatedAt,
      alternates: { languages: languageAlternates(path, locales) },
    })),
  )
}
