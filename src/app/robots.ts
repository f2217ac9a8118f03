import type { MetadataRoute } from 'next'
import { env } from '@/env'
import { paths } from '@/paths'

// The address of the site is known when it runs, not when it is built.
export const dynamic = 'force-dynamic'

export default function robots(): MetadataRoute.Robots {
  return {
    // Pictures of the CMS are below /api, and everybody may see them.
    rules: { userAgent: '*', allow: `${paths.api}/media/`, disallow: [paths.admin, paths.api] },
    sitemap: `${env.SITE_URL}${paths.sitemap}`,
  }
}
