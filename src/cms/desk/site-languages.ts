import { setLanguages } from '@/desk/languages'
import { defaultLocale, locales } from '@/i18n/locales'

/** The name of the site in files for translators. */
export const siteName = 'Quietzone'

/** Names the languages of the site where Payload is not loaded. */
export const setSiteLanguages = () => setLanguages(locales, defaultLocale, siteName)
