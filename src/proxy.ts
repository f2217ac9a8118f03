import { type NextRequest, NextResponse } from 'next/server'
import { isSolutionSlug } from '@/cms/addresses/is-solution-slug'
import { codeDecisionHeader } from '@/codes/code-decision'
import { isCrawler } from '@/devices/is-crawler'
import { env } from '@/env'
import { localeCookieName } from '@/i18n/locale-cookie-name'
import { defaultLocale, isLocale, type Locale } from '@/i18n/locales'
import { negotiateLocale } from '@/i18n/negotiate-locale'
import { findHostLocale, localeHost, localizedPath, paths, solutionRoute } from '@/paths'
import { cookieDomain } from '@/site/cookie-domain'
import { localeCookie } from '@/site/language-switch/locale-cookie'
import { findVcodeCookie } from '@/site/vcode/vcode-cookie'

// Targets are built from the configuration, never from the Host header, and not by `new URL`, for
// which a path that begins with two slashes is another site.
const { protocol } = new URL(env.SITE_URL)
const cookieOptions = { secure: protocol === 'https:', domain: cookieDomain }

/** Finds the language of a request, and keeps where its visitor comes from. */
export function proxy(request: NextRequest): NextResponse {
  const response = answer(request)
  const vcode = findVcodeCookie(
    { query: request.nextUrl.searchParams, cookies: request.headers.get('cookie') ?? '' },
    cookieOptions,
  )
  return vcode ? setCookie(response, vcode) : response
}

function answer(request: NextRequest): NextResponse {
  const { pathname, search } = request.nextUrl
  const [, first, ...rest] = pathname.split('/')
  const hostLocale = findHostLocale(request.headers.get('host'), env.LOCALE_HOST)

  // Not by the page: Next sends the Location header of a redirect twice before it is cached.
  const unprefixedPath = isLocale(first) ? `/${rest.join('/')}` : pathname
  if (pathname !== paths.serviceWorker && unprefixedPath.toLowerCase() === paths.serviceWorker) {
    const origin = hostLocale ? localeOrigin(hostLocale) : env.SITE_URL
    return redirectTo(origin + paths.serviceWorker, 308)
  }

  if (hostLocale) {
    if (first === hostLocale || !isLocale(first)) return show(request, hostLocale, unprefixedPath)
    return redirectTo(`${localeOrigin(first)}/${rest.join('/')}${search}`, 307)
  }

  if (first === defaultLocale) {
    const unprefixed = `${env.SITE_URL}/${rest.join('/')}${search}`
    if (!isVisit(request)) return redirectTo(unprefixed, 308)
    // English was chosen without scripts; the cookie keeps the visitor from being sent on.
    return setCookie(redirectTo(unprefixed, 307), localeCookie(defaultLocale, cookieOptions))
  }
  if (isLocale(first)) return show(request, first, unprefixedPath)

  if (pathname.startsWith(paths.hostedPage(''))) {
    return show(request, findReaderLocale(request), pathname)
  }

  const locale = isVisit(request) ? findVisitorLocale(request) : defaultLocale
  if (locale === defaultLocale) return show(request, defaultLocale, pathname)
  return redirectTo(
    env.LOCALE_HOST
      ? `${localeOrigin(locale)}${pathname}${search}`
      : env.SITE_URL + localizedPath(locale, pathname) + search,
    307,
  )
}

/**
 * Whether someone goes to a page, rather than a program asking for one, a script for a part of
 * one, or a page for a file.
 */
function isVisit({ method, headers, nextUrl: { pathname } }: NextRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  if (pathname.lastIndexOf('.') > pathname.lastIndexOf('/')) return false
  const mode = headers.get('sec-fetch-mode')
  const isPage = mode ? mode === 'navigate' : headers.get('accept')?.includes('text/html')
  return Boolean(isPage) && !isCrawler(headers.get('user-agent'))
}

/**
 * The language of what belongs to a code, which has one address for all of them: the one asked for,
 * or the visitor's. Of a scan the door has found it.
 */
function findReaderLocale({ cookies, headers, nextUrl: { searchParams } }: NextRequest): Locale {
  if (headers.has(codeDecisionHeader)) return defaultLocale
  const asked = searchParams.get('lang')
  if (isLocale(asked)) return asked
  return negotiateLocale({
    chosen: cookies.get(localeCookieName)?.value,
    acceptLanguage: headers.get('accept-language'),
  })
}

/**
 * The language of someone who comes from elsewhere. A browser that keeps no cookies may still go
 * from page to page in English, whatever it asks for. (`Sec-Fetch-Site` does not tell: what passes
 * through the service worker is of the same origin always.)
 */
function findVisitorLocale({ cookies, headers }: NextRequest): Locale {
  const isFromHere = headers.get('referer')?.startsWith(`${env.SITE_URL}/`)
  return negotiateLocale({
    chosen: cookies.get(localeCookieName)?.value,
    acceptLanguage: isFromHere ? null : headers.get('accept-language'),
  })
}

function localeOrigin(locale: Locale): string {
  return `${protocol}//${localeHost(locale, env.LOCALE_HOST as string)}`
}

/** Answers with the page at `path`, which has no locale prefix. */
function show(request: NextRequest, locale: Locale, path: string): NextResponse {
  const url = request.nextUrl.clone()
  const route = findRoute(path)
  url.pathname = `/${locale}${route === '/' ? '' : route}`
  return url.pathname === request.nextUrl.pathname ? NextResponse.next() : NextResponse.rewrite(url)
}

function findRoute(path: string): string {
  // A route is no address: solutions would have two.
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
