import { unlockCode } from '@/data/codes/unlock-code'
import { isLocale } from '@/i18n/locales'

/** Receives the password form of a code. */
export async function POST(
  request: Request,
  { params }: { params: Promise<{ locale: string; slug: string }> },
): Promise<Response> {
  const { locale, slug } = await params
  if (!isLocale(locale)) return new Response(null, { status: 404 })
  return unlockCode(request, slug, locale)
}
