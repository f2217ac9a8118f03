import { codeDecisionHeader } from '@/codes/code-decision'
import { isCrawler } from '@/devices/is-crawler'
import { env } from '@/env'
import { localeCookieName } from '@/i18n/locale-cookie-name'
import { defaultLocale, isLocale, type Locale } from '@/i18n/locales'
import { negotiateLocale } from '@/i18n/negotiate-locale'
import { findHostLocale, localeHost, localizedPath, paths, queryParameters } from '@/paths'
import { readCookie } from '@/std/read-cookie'

// Targets are built from the configuration, never from the Host header, and not by `new URL`, for
// which a path that begins with two slashes is another site.
const { protocol } = new URL(env.SITE_URL)

/** `search` is empty or begins with `?`. */
export type PageRequest = {
  method: string
  pathname: string
  search: string
  header: (name: string) => string | null | undefined
}

export type Decision =
  /** The page at `path`, which has no locale prefix, in a language. */
  | { kind: 'page'; locale: Locale; path: string }
  /** `chosen` is a language that the visitor chose without scripts. */
  | { kind: 'redirect'; location: string; status: 307 | 308; chosen?: Locale }

/** Finds the language of a request for a page. */
export function decidePage(request: PageRequest): Decision {
  const { pathname, search, header } = request
  const [, first, ...rest] = pathname.split('/')
  const hostLocale = findHostLocale(header('host'), env.LOCALE_HOST)

  // Not by the page: Next sends the Location header of a redirect twice before it is cached.
  const unprefixedPath = isLocale(first) ? `/${rest.join('/')}` : pathname
  if (pathname !== paths.serviceWorker && unprefixedPath.toLowerCase() === paths.serviceWorker) {
    const origin = hostLocale ? localeOrigin(hostLocale) : env.SITE_URL
    return { kind: 'redirect', location: origin + paths.serviceWorker, status: 308 }
  }

  if (hostLocale) {
    if (first === hostLocale || !isLocale(first))
      return { kind: 'page', locale: hostLocale, path: unprefixedPath }
    const location = `${localeOrigin(first)}/${rest.join('/')}${search}`
    return { kind: 'redirect', location, status: 307 }
  }

  if (first === defaultLocale) {
    const location = `${env.SITE_URL}/${rest.join('/')}${search}`
    if (!isVisit(request)) return { kind: 'redirect', location, status: 308 }
    // The cookie prevents another redirect to the browser's language.
    return { kind: 'redirect', location, status: 307, chosen: defaultLocale }
  }
  if (isLocale(first)) return { kind: 'page', locale: first, path: unprefixedPath }

  if ([paths.hostedPage(''), paths.sharedDraft('')].some((base) => pathname.startsWith(base)))
    return { kind: 'page', locale: findReaderLocale(request), path: pathname }

  const locale = isVisit(request) ? findVisitorLocale(request) : defaultLocale
  if (locale === defaultLocale) return { kind: 'page', locale, path: pathname }
  const location = env.LOCALE_HOST
    ? `${localeOrigin(locale)}${pathname}${search}`
    : env.SITE_URL + localizedPath(locale, pathname) + search
  return { kind: 'redirect', location, status: 307 }
}

/** Whether a visitor navigates to a page, as opposed to requests of programs, scripts and files. */
function isVisit({ method, pathname, header }: PageRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  if (pathname.lastIndexOf('.') > pathname.lastIndexOf('/')) return false
  const mode = header('sec-fetch-mode')
  const isPage = mode ? mode === 'navigate' : header('accept')?.includes('text/html')
  return Boolean(isPage) && !isCrawler(header('user-agent') ?? null)
}

/**
 * The language of the pages of a code and of shared drafts, which have one address for all languages:
 * the requested one, or the visitor's. The scan handler has already chosen that of a scan.
 */
function findReaderLocale({ search, header }: PageRequest): Locale {
  if (header(codeDecisionHeader)) return defaultLocale
  const requested = new URLSearchParams(search).get(queryParameters.locale)
  if (isLocale(requested)) return requested
  return negotiateLocale({
    chosen: readChosen(header),
    acceptLanguage: header('accept-language') ?? null,
  })
}

/**
 * The language of a visitor who comes from another site. A browser without cookies can still go from
 * page to page in English, whatever languages it prefers. (`Sec-Fetch-Site` is no help: requests from
 * the service worker always have the same origin.)
 */
function findVisitorLocale({ header }: PageRequest): Locale {
  const isFromHere = header('referer')?.startsWith(`${env.SITE_URL}/`)
  return negotiateLocale({
    chosen: readChosen(header),
    acceptLanguage: isFromHere ? null : (header('accept-language') ?? null),
  })
}

const readChosen = (header: PageRequest['header']) =>
  readCookie(header('cookie') ?? '', localeCookieName)

function localeOrigin(locale: Locale): string {
  return `${protocol}//${localeHost(locale, env.LOCALE_HOST as string)}`
}
