import type { SearchAction, WebSite, WithActionConstraints } from 'schema-dts'
import { getSite } from '@/data/get-site'
import { getLocale, type Locale } from '@/i18n/locales'
import { paths } from '@/paths'
import { siteUrl } from '../site-url'
import { organizationId } from './describe-organization'

/** Describes the site in one language, with the address of its search. */
export async function describeWebSite(locale: Locale) {
  const site = await getSite(locale)
  const url = siteUrl(locale, paths.home)
  const search = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${siteUrl(locale, paths.blogSearch)}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  } satisfies WithActionConstraints<SearchAction>
  return {
    '@type': 'WebSite',
    '@id': `${url}#website`,
    name: site.name,
    url,
    inLanguage: getLocale(locale).lang,
    description: site.description || undefined,
    publisher: { '@id': organizationId() },
    potentialAction: search,
  } satisfies WebSite
}
