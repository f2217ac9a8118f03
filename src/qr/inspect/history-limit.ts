/** Codes that the scanner's history in a browser can have; the oldest are deleted first. */
export const maxHistoryCodes = 2000
