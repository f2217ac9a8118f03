import type { MetadataRoute } from 'next'
import { env } from '@/env'
import { paths } from '@/paths'

// The site's address is known at run time, not at build time.
export const dynamic = 'force-dynamic'

export default function robots(): MetadataRoute.Robots {
  return {
    // Pictures of the CMS are public, but below /api.
    rules: { userAgent: '*', allow: `${paths.api}/media/`, disallow: [paths.admin, paths.api] },
    sitemap: `${env.SITE_URL}${paths.sitemap}`,
  }
}
