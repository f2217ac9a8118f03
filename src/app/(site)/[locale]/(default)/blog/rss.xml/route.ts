import { notFound } from 'next/navigation'
import { isLocale } from '@/i18n/locales'
import { buildFeed } from '@/site/articles/build-feed'

// Addresses come from the environment at run time, never from the build.
export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ locale: string }> }

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  return new Response(await buildFeed(locale), {
    headers: {
      'content-type': 'application/rss+xml; charset=utf-8',
      'cache-control': 'public, max-age=300',
    },
  })
}
