import { unlockCode } from '@/data/codes/unlock-code'
import { isLocale } from '@/i18n/locales'

/** Takes the password of a code from its form. */
export async function POST(
  request: Request,
  { params }: { params: Promise<{ locale: string; slug: string }> },
): Promise<Response> {
  const { locale, slug } = await params
  if (!isLocale(locale)) return new Response(null, { status: 404 })
  return unlockCode(request, slug, locale)
}
