/** In characters, of a password that visitors of a code have to enter. */
export const passwordLength = { min: 6, max: 200 } as const
