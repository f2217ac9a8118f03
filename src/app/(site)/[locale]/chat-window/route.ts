import { isLocale } from '@/i18n/locales'
import { localizedPath, paths } from '@/paths'
import { buildChatWindow } from '@/site/chat/build-chat-window'
import { parseConsent } from '@/site/consent/consent-cookie'
import { noIndexHeader } from '@/std/no-index-header'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ locale: string }> }

/**
 * Responds with the document of the live chat or, if no chat is configured, with another way to
 * contact us.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { locale } = await params
  if (!isLocale(locale)) return new Response(null, { status: 404 })
  const isAllowed = parseConsent(request.headers.get('cookie') ?? '').chat === true
  const page = await buildChatWindow(locale, isAllowed)
  if (!page) {
    const location = localizedPath(locale, paths.contact)
    return new Response(null, { status: 307, headers: { location, 'cache-control': 'no-store' } })
  }
  return new Response(page, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      ...noIndexHeader,
    },
  })
}
