import { serveContact } from '@/hosted/page/serve-contact'

type Context = { params: Promise<{ locale: string; slug: string }> }

/** Responds with the vCard of a code, for address books. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { locale, slug } = await params
  return serveContact(request, slug, locale)
}
