import { isLocale } from '@/i18n/locales'
import { buildManifest } from '@/site/seo/build-manifest'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ locale: string }> }

/** Responds with the web app manifest of a locale. */
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
