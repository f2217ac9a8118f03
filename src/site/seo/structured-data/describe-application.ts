import type { SoftwareApplication } from 'schema-dts'
import { getPricing } from '@/data/get-pricing'
import { getSite } from '@/data/get-site'
import { getLocale, type Locale } from '@/i18n/locales'
import { paths } from '@/paths'
import { pagePictureUrl } from '../page-picture/page-picture-url'
import { siteUrl } from '../site-url'
import { organizationId } from './describe-organization'

type Page = {
  path: string
  title?: string | null | undefined
  description?: string | null | undefined
}

/** Describes the generator on a page, which is free. Without ratings: none may be invented. */
export async function describeApplication(locale: Locale, { path, title, description }: Page) {
  const [site, { currency }] = await Promise.all([getSite(locale), getPricing(locale)])
  const url = siteUrl(locale, path)
  return {
    '@type': 'SoftwareApplication',
    '@id': `${url}#application`,
    name: title || site.name,
    url,
    inLanguage: getLocale(locale).lang,
    description: description || site.description || undefined,
    applicationCategory: 'UtilitiesApplication',
    operatingSystem: 'Any',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: '0', priceCurrency: currency || 'EUR' },
    image: pagePictureUrl({ locale, path, title: title || site.name }, site.name),
    publisher: {
      '@type': 'Organization',
      '@id': organizationId(),
      name: site.name,
      url: siteUrl(locale, paths.home),
    },
  } satisfies SoftwareApplication
}
