import { languageNames } from '@/i18n/language-names'
import { defaultLocale } from '@/i18n/locales'

/** Marks a title that is shown in English because it is not translated. */
export const markEnglish = (title: string): string => `${title} (${languageNames[defaultLocale]})`
