/** Maximum number of codes in the scanner's history in a browser; the oldest are deleted first. */
export const maxHistoryCodes = 2000
