import { isLocale, type Locale } from '@/i18n/locales'

/**
 * Returns the language of a BCP 47 tag; translation tools turn `de` into `de-DE` or `de_DE`. Traditional
 * Chinese is no language of the site.
 */
export function findTagLocale(tag: string): Locale | undefined {
  const [language, ...more] = tag.trim().toLowerCase().split(/[-_]/)
  const isTraditional = language === 'zh' && more.some((part) => traditional.has(part))
  return isLocale(language) && !isTraditional ? language : undefined
}

const traditional = new Set(['hant', 'hk', 'mo', 'tw'])
