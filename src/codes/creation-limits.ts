/** Maximum number of codes in one request to the API. */
export const maxBulkCodes = 1000
/** Maximum number of codes that one request can read. */
export const maxListedCodes = 1000

const freePerDay = 100
/**
 * Number of dynamic codes that the visitors of one network may create: first without limits, then
 * with a proof of work for each request, then none until the next day. A request with the maximum
 * number of codes is possible every day, also after the free ones.
 */
export const creationLimits = {
  freePerHour: 20,
  freePerDay,
  perDay: freePerDay + maxBulkCodes,
} as const

/** Maximum JSON size of all styles in one request to the API; each code stores a copy. */
export const maxBulkDesignBytes = 16 * 1024 * 1024
