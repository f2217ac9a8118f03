import { defaultLocale, isLocale, type Locale } from '@/i18n/locales'
import { listPlaceholders } from './fill-text'
import { type SettingName, settingNames } from './operator-settings'

/** An empty setting and the pages that refer to it. */
export type EmptySetting = { name: SettingName; pages: string[] }

type ByLocale = Partial<Record<Locale, unknown>>

/** A page with all languages. */
export type PageInAllLocales = {
  title: unknown
  body: unknown
  publishedLocales: readonly Locale[]
}

/**
 * Lists the settings that published pages refer to and that are empty in one of their languages.
 * English is the fallback of the other languages.
 *
 * @param site the settings with all languages
 */
export function findEmptySettings(
  pages: readonly PageInAllLocales[],
  site: Readonly<Record<string, unknown>>,
): EmptySetting[] {
  const isEmpty = (name: SettingName, locale: Locale) =>
    !valueIn(site[name], locale) && !valueIn(site[name], defaultLocale)
  return settingNames.flatMap((name) => {
    const found = pages.filter(({ body, publishedLocales }) =>
      publishedLocales.some(
        (locale) => isEmpty(name, locale) && namesIn(valueIn(body, locale)).has(name),
      ),
    )
    const titles = found.map(({ title }) => String(valueIn(title, defaultLocale) ?? ''))
    return titles.length > 0 ? [{ name, pages: titles }] : []
  })
}

/** Returns the value in one language; values of shared fields have no languages. */
function valueIn(value: unknown, locale: Locale): unknown {
  return isByLocale(value) ? value[locale] : value
}

function isByLocale(value: unknown): value is ByLocale {
  return typeof value === 'object' && value !== null && Object.keys(value).every(isLocale)
}

function namesIn(value: unknown): Set<string> {
  return new Set(listPlaceholders(JSON.stringify(value) ?? '').map(({ name }) => name))
}
