/** Cookie with the language that the visitor has chosen. */
export const localeCookieName = 'NEXT_LOCALE'
