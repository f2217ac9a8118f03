import type { BreadcrumbList } from 'schema-dts'
import { getSite } from '@/data/get-site'
import type { Locale } from '@/i18n/locales'
import { paths } from '@/paths'
import { siteUrl } from '../site-url'

/** Describes the breadcrumbs from the home page to a page, which is the last item. */
export async function describeTrail(
  locale: Locale,
  steps: readonly { name: string; path: string }[],
) {
  const site = await getSite(locale)
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: site.name, path: paths.home }, ...steps].map(
      ({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: siteUrl(locale, path),
      }),
    ),
  } satisfies BreadcrumbList
}
