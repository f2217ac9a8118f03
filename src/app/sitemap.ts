import type { MetadataRoute } from 'next'
import { listSitemap } from '@/site/seo/list-sitemap'

// Addresses come from the database and the environment of the moment, never from the build.
export const dynamic = 'force-dynamic'

export default function sitemap(): Promise<MetadataRoute.Sitemap> {
  return listSitemap()
}
