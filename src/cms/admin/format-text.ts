import { createTranslator } from 'next-intl'
import { defaultLocale, isLocale } from '@/i18n/locales'
import type { TextWithArguments } from './label'

/** Fills the arguments of a text, such as counts with plural forms, in a language of the admin. */
export function formatText(
  language: string,
  text: TextWithArguments,
  values: Record<string, number | string>,
): string {
  const locale = isLocale(language) ? language : defaultLocale
  return createTranslator({ locale, messages: { text: text as string } })('text', values)
}
