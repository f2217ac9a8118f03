import { isLocale } from '@/i18n/locales'
import { buildManifest } from '@/site/seo/build-manifest'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ locale: string }> }

/** What an installed site is called and looks like, in one language. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { locale } = await params
  if (!isLocale(locale)) return new Response(null, { status: 404 })
  return Response.json(await buildManifest(locale), {
    headers: {
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  })
}
