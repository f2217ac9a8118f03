/** Leaves what the server writes out of a comparison of versions; the list of versions shows it. */
export const HiddenDifference = () => null
