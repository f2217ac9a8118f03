import { isLocale } from '@/i18n/locales'
import { streamSitemapFile } from '@/site/seo/stream-sitemap-file'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ file: string }> }

/** `/sitemap/de-2.xml` */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const [, locale, number] = (await params).file.match(/^([a-z]{2})-([1-9]\d{0,4})\.xml$/) ?? []
  const file = isLocale(locale) && (await streamSitemapFile(locale, Number(number)))
  if (!file) return new Response(null, { status: 404 })
  return new Response(file, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}
