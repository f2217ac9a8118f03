import type { Locale } from '../locales'
import de from './de.json'
import en from './en.json'
import es from './es.json'
import fr from './fr.json'
import it from './it.json'
import ja from './ja.json'
import nl from './nl.json'
import pt from './pt.json'
import vi from './vi.json'
import zh from './zh.json'

/** All catalogs, for the CMS; the site loads one at a time (`load-messages.ts`). */
export const catalogs: Record<Locale, { admin: object }> = {
  en,
  vi,
  de,
  es,
  fr,
  it,
  ja,
  nl,
  pt,
  zh,
}
