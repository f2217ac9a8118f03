import type { UIFieldServerComponent } from 'payload'
import { collectPlaceholderValues } from '@/cms/placeholders/placeholder-values'
import { env } from '@/env'
import { defaultLocale, isLocale, type Locale } from '@/i18n/locales'
import { localeHost, localizedPath } from '@/paths'
import { SearchSnippetText } from './search-snippet-text'

/** Shows the lengths of title and description, and a preview of the search result. */
export const SearchSnippet: UIFieldServerComponent = async ({ clientField, payload, req }) => {
  const locale = isLocale(req.locale) ? req.locale : defaultLocale
  const site = await payload.findGlobal({
    slug: 'site',
    locale,
    fallbackLocale: defaultLocale,
    depth: 0,
  })
  const { texts, fulfilled } = collectPlaceholderValues(site, locale)
  return (
    <SearchSnippetText
      locale={locale}
      siteName={site.name ?? ''}
      siteDescription={site.description ?? ''}
      siteAddress={siteAddress(locale)}
      path={clientField.admin?.custom?.path ?? ''}
      values={{ texts: [...texts], fulfilled: [...fulfilled] }}
    />
  )
}

/** Returns the address of a language without a trailing slash. */
function siteAddress(locale: Locale): string {
  const { protocol, origin } = new URL(env.SITE_URL)
  if (env.LOCALE_HOST) return `${protocol}//${localeHost(locale, env.LOCALE_HOST)}`
  return locale === defaultLocale ? origin : origin + localizedPath(locale, '/')
}
