import { type NextRequest, NextResponse } from 'next/server'
import { isSolutionSlug } from '@/cms/addresses/is-solution-slug'
import { env } from '@/env'
import { decidePage } from '@/http/pages/decide-page'
import type { Locale } from '@/i18n/locales'
import { solutionRoute } from '@/paths'
import { cookieDomain } from '@/site/cookie-domain'
import { localeCookie } from '@/site/language-switch/locale-cookie'
import { findVcodeCookie } from '@/site/vcode/vcode-cookie'

const cookieOptions = { secure: env.SITE_URL.startsWith('https:'), domain: cookieDomain }

/** Determines the language of a request, and stores the source of the visit in a cookie. */
export function proxy(request: NextRequest): NextResponse {
  const response = answer(request)
  const vcode = findVcodeCookie(
    { query: request.nextUrl.searchParams, cookies: request.headers.get('cookie') ?? '' },
    cookieOptions,
  )
  return vcode ? setCookie(response, vcode) : response
}

function answer({ method, headers, nextUrl }: NextRequest): NextResponse {
  const { pathname, search } = nextUrl
  const header = (name: string) => headers.get(name)
  const decision = decidePage({ method, pathname, search, header })
  if (decision.kind === 'page') return show(nextUrl, decision)
  const response = redirectTo(decision.location, decision.status)
  return decision.chosen
    ? setCookie(response, localeCookie(decision.chosen, cookieOptions))
    : response
}

function show(
  nextUrl: NextRequest['nextUrl'],
  { locale, path }: { locale: Locale; path: string },
): NextResponse {
  const url = nextUrl.clone()
  const route = findRoute(path)
  url.pathname = `/${locale}${route === '/' ? '' : route}`
  return url.pathname === nextUrl.pathname ? NextResponse.next() : NextResponse.rewrite(url)
}

function findRoute(path: string): string {
  // Routes are not public addresses; otherwise solutions would have two.
  if (path.startsWith(`${solutionRoute}/`)) return `/unknown${path}`
  return isSolutionSlug(path.slice(1)) ? solutionRoute + path : path
}

function redirectTo(address: string, status: 307 | 308): NextResponse {
  const response = NextResponse.redirect(address, status)
  response.headers.set('vary', 'Cookie, Accept-Language')
  return forbidStoring(response)
}

function setCookie(response: NextResponse, cookie: string): NextResponse {
  response.headers.append('set-cookie', cookie)
  return forbidStoring(response)
}

function forbidStoring(response: NextResponse): NextResponse {
  response.headers.set('cache-control', 'private, no-store')
  return response
}

export const config = {
  matcher: [
    '/((?!_next/|(?:admin|api|contact-messages|files|internal|messages|pictures|sitemap)(?:/|$)|sitemap\\.xml$|robots\\.txt$).*)',
  ],
}
