import { type NextRequest, NextResponse } from 'next/server'
import { env } from '@/env'
import { defaultLocale, isLocale, type Locale } from '@/i18n/locales'
import { localeHost, paths } from '@/paths'

/** Finds the language of a request, from its sub-domain or its path, and nothing else. */
export function proxy(request: NextRequest): NextResponse {
  const { pathname, search } = request.nextUrl
  const { protocol } = new URL(env.SITE_URL)
  const [, first, ...rest] = pathname.split('/')
  const hostLocale = findHostLocale(request.headers.get('host'))

  if (isInternal(pathname)) {
    // The admin lives on the main host only: its cookies must not reach the sub-domains.
    return hostLocale
      ? NextResponse.redirect(new URL(pathname + search, env.SITE_URL), 308)
      : NextResponse.next()
  }

  if (hostLocale) {
    if (first === hostLocale) return NextResponse.next()
    if (isLocale(first)) {
      // Targets are built from the configuration, never from the Host header.
      const target = `${protocol}//${localeHost(first, env.LOCALE_HOST as string)}/${rest.join('/')}`
      return NextResponse.redirect(target + search, 307)
    }
    return rewriteTo(request, hostLocale)
  }

  if (first === defaultLocale) {
    return NextResponse.redirect(new URL(`/${rest.join('/')}${search}`, env.SITE_URL), 308)
  }
  return isLocale(first) ? NextResponse.next() : rewriteTo(request, defaultLocale)
}

function isInternal(pathname: string): boolean {
  return [paths.admin, paths.api].some(
    (path) => pathname === path || pathname.startsWith(`${path}/`),
  )
}

/** The locale whose sub-domain this is, when sub-domains are configured. */
function findHostLocale(host: string | null): Locale | undefined {
  if (!host || !env.LOCALE_HOST) return undefined
  const [label, ...base] = host.toLowerCase().split('.')
  return base.join('.') === env.LOCALE_HOST && isLocale(label) ? label : undefined
}

function rewriteTo(request: NextRequest, locale: Locale): NextResponse {
  const url = request.nextUrl.clone()
  url.pathname = `/${locale}${url.pathname === '/' ? '' : url.pathname}`
  return NextResponse.rewrite(url)
}

export const config = {
  matcher: ['/((?!_next/|internal/|sitemap\\.xml|robots\\.txt).*)'],
}
