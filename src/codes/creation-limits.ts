/**
 * How many dynamic codes the visitors of one network may create: freely, then with a proof of work
 * for each request, then no more that day.
 */
export const creationLimits = { freePerHour: 20, freePerDay: 100, perDay: 1000 } as const

/** Codes in one request to the API. */
export const maxBulkCodes = 1000
/** Of JSON, the styles of all codes in one request to the API; each code has a copy. */
export const maxBulkDesignBytes = 16 * 1024 * 1024
