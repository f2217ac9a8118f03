import { codeDecisionHeader } from '@/codes/code-decision'
import { isCrawler } from '@/devices/is-crawler'
import { env } from '@/env'
import { localeCookieName } from '@/i18n/locale-cookie-name'
import { defaultLocale, isLocale, type Locale } from '@/i18n/locales'
import { negotiateLocale } from '@/i18n/negotiate-locale'
import { findHostLocale, localeHost, localizedPath, paths } from '@/paths'
import { readCookie } from '@/std/read-cookie'

// Targets are built from the configuration, never from the Host header, and not by `new URL`, for
// which a path that begins with two slashes is another site.
const { protocol } = new URL(env.SITE_URL)

/** `search` is empty or begins with `?`. */
export type Asked = {
  method: string
  pathname: string
  search: string
  header: (name: string) => string | null | undefined
}

export type Decision =
  /** The page at `path`, which has no locale prefix, in a language. */
  | { kind: 'page'; locale: Locale; path: string }
  /** `chosen` is a language that was chosen without scripts. */
  | { kind: 'redirect'; location: string; status: 307 | 308; chosen?: Locale }

/** Finds the language of a request for a page. */
export function decidePage(asked: Asked): Decision {
  const { pathname, search, header } = asked
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
    if (!isVisit(asked)) return { kind: 'redirect', location, status: 308 }
    // The cookie keeps the visitor from being sent on.
    return { kind: 'redirect', location, status: 307, chosen: defaultLocale }
  }
  if (isLocale(first)) return { kind: 'page', locale: first, path: unprefixedPath }

  if (pathname.startsWith(paths.hostedPage('')))
    return { kind: 'page', locale: findReaderLocale(asked), path: pathname }

  const locale = isVisit(asked) ? findVisitorLocale(asked) : defaultLocale
  if (locale === defaultLocale) return { kind: 'page', locale, path: pathname }
  const location = env.LOCALE_HOST
    ? `${localeOrigin(locale)}${pathname}${search}`
    : env.SITE_URL + localizedPath(locale, pathname) + search
  return { kind: 'redirect', location, status: 307 }
}

/**
 * Whether someone goes to a page, rather than a program asking for one, a script for a part of
 * one, or a page for a file.
 */
function isVisit({ method, pathname, header }: Asked): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  if (pathname.lastIndexOf('.') > pathname.lastIndexOf('/')) return false
  const mode = header('sec-fetch-mode')
  const isPage = mode ? mode === 'navigate' : header('accept')?.includes('text/html')
  return Boolean(isPage) && !isCrawler(header('user-agent') ?? null)
}

/**
 * The language of what belongs to a code, which has one address for all of them: the one asked for,
 * or the visitor's. The scan handler has chosen that of a scan.
 */
function findReaderLocale({ search, header }: Asked): Locale {
  if (header(codeDecisionHeader)) return defaultLocale
  const asked = new URLSearchParams(search).get('lang')
  if (isLocale(asked)) return asked
  return negotiateLocale({
    chosen: readChosen(header),
    acceptLanguage: header('accept-language') ?? null,
  })
}

/**
 * The language of someone who comes from elsewhere. A browser that keeps no cookies may still go
 * from page to page in English, whatever it asks for. (`Sec-Fetch-Site` does not tell: what passes
 * through the service worker is of the same origin always.)
 */
function findVisitorLocale({ header }: Asked): Locale {
  const isFromHere = header('referer')?.startsWith(`${env.SITE_URL}/`)
  return negotiateLocale({
    chosen: readChosen(header),
    acceptLanguage: isFromHere ? null : (header('accept-language') ?? null),
  })
}

const readChosen = (header: Asked['header']) => readCookie(header('cookie') ?? '', localeCookieName)

function localeOrigin(locale: Locale): string {
  return `${protocol}//${localeHost(locale, env.LOCALE_HOST as string)}`
}
