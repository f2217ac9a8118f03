/**
 * Hides fields that the server writes from the comparison of versions; the list of versions shows
 * them.
 */
export const HiddenDifference = () => null
