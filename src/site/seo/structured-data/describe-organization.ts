import type { Organization } from 'schema-dts'
import { getFooter } from '@/data/get-footer'
import { getSite } from '@/data/get-site'
import { env } from '@/env'
import type { Locale } from '@/i18n/locales'
import { paths } from '@/paths'
import { siteUrl } from '../site-url'

/** A number of pixels, as in Google's guides; schema-dts allows only texts such as `512 px`. */
const logoSizePx = 512 as unknown as string

/** The same in all languages. */
export const organizationId = () => `${env.SITE_URL}/#organization`

/** Describes the operator of the site. */
export async function describeOrganization(locale: Locale) {
  const [site, { socialLinks }] = await Promise.all([getSite(locale), getFooter(locale)])
  const profiles = socialLinks.map(({ link }) => link)
  return {
    '@type': 'Organization',
    '@id': organizationId(),
    name: site.name,
    url: siteUrl(locale, paths.home),
    logo: {
      '@type': 'ImageObject',
      url: `${env.SITE_URL}${paths.appIcon(512)}`,
      width: logoSizePx,
      height: logoSizePx,
    },
    description: site.description || undefined,
    email: site.contactEmail || undefined,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      url: siteUrl(locale, paths.contact),
      email: site.contactEmail || undefined,
    },
    sameAs: profiles.length > 0 ? profiles : undefined,
  } satisfies Organization
}
