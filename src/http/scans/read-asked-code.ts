import { isLocale, type Locale, localeCodes } from '@/i18n/locales'
import { paths } from '@/paths'

export type AskedCode = {
  /** What stands where a slug should, in the letters it was written in. */
  name: string
  /** The prefix of the path. */
  locale: Locale | undefined
  /** `?lang=` of the address. */
  language: string | undefined
  /** All of the query, with its `?`. */
  query: string
}

const address = new RegExp(
  `^(?:/(${localeCodes.join('|')}))?${paths.hostedPage('([^/?]+)')}/?(\\?.*)?$`,
  'i',
)

const below = new RegExp(
  `^(?:/(?:${localeCodes.join('|')}))?${paths.hostedPage('([^/?]+)')}(?:/[^?]*)?(?:\\?.*)?$`,
  'i',
)

/** What stands in place of a slug in the address of a code, of a page below it or of a form for it. */
export function readNameAbove(url: string): string | undefined {
  return below.exec(url)?.[1]
}

/** The code that an address asks for: `/q/slug` or `/Q/SLUG`. Undefined for all other pages. */
export function readAskedCode(url: string): AskedCode | undefined {
  const [, prefix, name, query = ''] = address.exec(url) ?? []
  if (!name) return undefined
  const locale = prefix?.toLowerCase()
  return {
    name,
    locale: isLocale(locale) ? locale : undefined,
    language: query ? (new URLSearchParams(query).get('lang') ?? undefined) : undefined,
    query,
  }
}
