import { isLocale, type Locale, localeCodes } from '@/i18n/locales'
import { paths, queryParameters } from '@/paths'

export type RequestedCode = {
  /** The path segment of the slug, as it was written. */
  name: string
  /** The locale prefix of the path. */
  locale: Locale | undefined
  /** The `lang` parameter. */
  language: string | undefined
  /** The whole query, with its `?`. */
  query: string
}

const codeUrl = new RegExp(
  `^(?:/(${localeCodes.join('|')}))?${paths.hostedPage('([^/?]+)')}/?(\\?.*)?$`,
  'i',
)

const urlBelowCode = new RegExp(
  `^(?:/(?:${localeCodes.join('|')}))?${paths.hostedPage('([^/?]+)')}(?:/[^?]*)?(?:\\?.*)?$`,
  'i',
)

/** The slug segment in the address of a code, of a page below it or of a form for it. */
export function readParentCodeName(url: string): string | undefined {
  return urlBelowCode.exec(url)?.[1]
}

/** The code that a URL such as `/q/slug` or `/Q/SLUG` requests; undefined for all other pages. */
export function readRequestedCode(url: string): RequestedCode | undefined {
  const [, prefix, name, query = ''] = codeUrl.exec(url) ?? []
  if (!name) return undefined
  const locale = prefix?.toLowerCase()
  return {
    name,
    locale: isLocale(locale) ? locale : undefined,
    language: query
      ? (new URLSearchParams(query).get(queryParameters.locale) ?? undefined)
      : undefined,
    query,
  }
}
