/** Remembers the language that a visitor chose. */
export const localeCookieName = 'NEXT_LOCALE'
