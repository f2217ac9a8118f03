import { getFooter } from '@/data/get-footer'
import { getSite } from '@/data/get-site'
import { env } from '@/env'
import type { Locale } from '@/i18n/locales'
import { paths } from '@/paths'
import { siteUrl } from '../site-url'
import type { Organization } from './thing'

/** One and the same in all languages. */
export const organizationId = () => `${env.SITE_URL}/#organization`

/** Who runs the site. */
export async function describeOrganization(locale: Locale): Promise<Organization> {
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
      width: 512,
      height: 512,
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
  }
}
