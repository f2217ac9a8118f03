import { createTranslator } from 'next-intl'
import deskDe from '@/desk/messages/de.json'
import deskEn from '@/desk/messages/en.json'
import de from '@/i18n/messages/de.json'
import en from '@/i18n/messages/en.json'
import { withFallback } from '@/i18n/with-fallback'

const catalogs = {
  en: { ...en, admin: withFallback(en.admin, deskEn) },
  de: { ...de, admin: withFallback(de.admin, deskDe) },
}

/** Returns a message as visitors read it, with its arguments replaced. */
export function message(
  key: string,
  values?: Record<string, string | number>,
  locale: keyof typeof catalogs = 'en',
): string {
  const translate = createTranslator({
    locale,
    timeZone: 'UTC',
    messages: catalogs[locale] as never,
    onError: (error) => {
      throw error
    },
  }) as unknown as (key: string, values?: Record<string, string | number>) => string
  return translate(key, values)
}
