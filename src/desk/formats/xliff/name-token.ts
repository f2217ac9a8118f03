/** Returns the id of an element, in which XML allows few characters. */
export const toNameToken = (text: string): string =>
  text.replace(
    /[^A-Za-z0-9.:-]/g,
    (character) => `_${character.codePointAt(0)?.toString(16) ?? ''}_`,
  )
