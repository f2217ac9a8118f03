import { getLocale, type Locale } from '@/i18n/locales'

/**
 * Adds the region of the visitor to a language: that of the first preferred locale in the same
 * language, else that of any other one, else the main one of the language. Times have 12 or 24
 * hours as in the region, also where the data of the language knows only one of them (de-US).
 */
export function findRegionalLocale(language: Locale, preferred: readonly string[]): string {
  const known = preferred.flatMap((tag) => {
    const locale = parseLocale(tag)
    return locale?.region ? [locale] : []
  })
  const same = known.find((locale) => locale.language === language)
  const region = (same ?? known[0])?.region
  if (!region) return getLocale(language).iso
  return withHourCycle(same?.toString() ?? `${language}-${region}`, region)
}

function withHourCycle(tag: string, region: string): string {
  const usual = listHourCycles(`und-${region}`)[0]
  const { hourCycle } = new Intl.DateTimeFormat(tag, { timeStyle: 'short' }).resolvedOptions()
  if (!usual || usual === hourCycle || tag.includes('-hc-')) return tag
  return new Intl.Locale(tag, { hourCycle: usual }).toString()
}

type HourCycle = NonNullable<Intl.LocaleOptions['hourCycle']>

/** Returns the usual hour cycles, which browsers list by the method or, earlier, by the member. */
function listHourCycles(tag: string): readonly HourCycle[] {
  const locale = parseLocale(tag) as
    | { getHourCycles?: () => HourCycle[]; hourCycles?: HourCycle[] }
    | undefined
  return locale?.getHourCycles?.() ?? locale?.hourCycles ?? []
}

function parseLocale(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag)
  } catch {
    return undefined
  }
}
