import { serveContact } from '@/hosted/page/serve-contact'

type Context = { params: Promise<{ locale: string; slug: string }> }

/** The card of a code, for the address book. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { locale, slug } = await params
  return serveContact(request, slug, locale)
}
