import { listSitemapFiles } from '@/site/seo/list-sitemap-files'
import { writeSitemapIndex } from '@/site/seo/write-sitemap'

// Addresses come from the database and the environment at run time, never from the build.
export const dynamic = 'force-dynamic'

export async function GET(): Promise<Response> {
  return new Response(writeSitemapIndex(await listSitemapFiles()), {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
    },
  })
}
