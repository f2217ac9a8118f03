import { createTranslator } from 'next-intl'
import de from '@/i18n/messages/de.json'
import en from '@/i18n/messages/en.json'

const catalogs = { en, de }

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
