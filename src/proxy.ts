import { type NextRequest, NextResponse } from 'next/server'
import { env } from '@/env'
import { defaultLocale, isLocale, type Locale } from '@/i18n/locales'
import { findHostLocale, localeHost } from '@/paths'

/** Finds the language of a request, from its sub-domain or its path, and nothing else. */
export function proxy(request: NextRequest): NextResponse {
  const { pathname, search } = request.nextUrl
  const [, first, ...rest] = pathname.split('/')
  const hostLocale = findHostLocale(request.headers.get('host'), env.LOCALE_HOST)

  if (hostLocale) {
    if (first === hostLocale) return NextResponse.next()
    if (isLocale(first)) {
      // Targets are built from the configuration, never from the Host header.
      const { protocol } = new URL(env.SITE_URL)
      const host = localeHost(first, env.LOCALE_HOST as string)
      return NextResponse.redirect(`${protocol}//${host}/${rest.join('/')}${search}`, 307)
    }
    return rewriteTo(request, hostLocale)
  }

  if (first === defaultLocale) {
    return NextResponse.redirect(new URL(`/${rest.join('/')}${search}`, env.SITE_URL), 308)
  }
  return isLocale(first) ? NextResponse.next() : rewriteTo(request, defaultLocale)
}

function rewriteTo(request: NextRequest, locale: Locale): NextResponse {
  const url = request.nextUrl.clone()
  url.pathname = `/${locale}${url.pathname === '/' ? '' : url.pathname}`
  return NextResponse.rewrite(url)
}

export const config = {
  matcher: [
    '/((?!_next/|(?:admin|api|contact-messages|internal|messages|pictures|sitemap)(?:/|$)|sitemap\\.xml$|robots\\.txt$).*)',
  ],
}
