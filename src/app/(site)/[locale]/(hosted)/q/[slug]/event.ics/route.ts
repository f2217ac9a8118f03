import { serveEvent } from '@/hosted/page/serve-event'

type Context = { params: Promise<{ locale: string; slug: string }> }

/** Responds with the event of a code, for calendars. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { locale, slug } = await params
  return serveEvent(request, slug, locale)
}
