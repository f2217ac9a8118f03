import type { Locale } from '@/i18n/locales'
import { type Fault, faultsOf } from './fault'

const edge = (words: string, flags = 'gu') =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, flags)

/** Pronouns of the form of address that the site does not use in this language. */
const avoided: Partial<Record<Locale, RegExp>> = {
  de: edge('du|dich|dir|dein|deine|deinen|deinem|deiner|deines', 'giu'),
  es: edge('usted|ustedes|vosotros', 'giu'),
  fr: edge('tu|toi|tes', 'giu'),
  nl: edge('u|uw'),
  pt: edge('você|vocês|tu|teu|tua|vosso', 'giu'),
  ja: /あなた|貴方/g,
  zh: /您|妳/g,
}

/** Finds the wrong form of address, such as “du” if the site uses “Sie”. */
export function findAddressFaults(text: string, locale: Locale): Fault[] {
  const pattern = avoided[locale]
  return pattern ? faultsOf('form of address', pattern, text) : []
}
