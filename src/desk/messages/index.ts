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

export type DeskMessages = typeof en

/** The texts of the desk's interface, by language of the admin. */
export const deskMessages = { en, vi, de, es, fr, it, ja, nl, pt, zh } satisfies Record<
  string,
  DeskMessages
>
