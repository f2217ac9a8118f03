import { type DeskLocale, isLanguage } from '../languages'

/**
 * Returns the language of a BCP 47 tag; translation tools turn `de` into `de-DE` or `de_DE`. Traditional
 * Chinese is no language of the site.
 */
export function findTagLocale(tag: string): DeskLocale | undefined {
  const [language, ...more] = tag.trim().toLowerCase().split(/[-_]/)
  const isTraditional = language === 'zh' && more.some((part) => traditional.has(part))
  return isLanguage(language) && !isTraditional ? language : undefined
}

const traditional = new Set(['hant', 'hk', 'mo', 'tw'])
