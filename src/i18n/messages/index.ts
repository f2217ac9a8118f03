import { type DeskMessages, deskMessages } from '@/desk/messages'
import { type Locale, localeCodes } from '../locales'
import { withFallback } from '../with-fallback'
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

const site = { en, vi, de, es, fr, it, ja, nl, pt, zh }

/** The texts of the admin, with those of the translation desk. */
export type AdminMessages = (typeof en)['admin'] & DeskMessages

/** All catalogs, for the CMS; the site loads one at a time (`load-messages.ts`). */
export const catalogs = Object.fromEntries(
  localeCodes.map((code) => [
    code,
    { ...site[code], admin: withFallback(site[code].admin, deskMessages[code]) },
  ]),
) as Record<Locale, Omit<typeof en, 'admin'> & { admin: AdminMessages }>
