/** Limits of actions on several documents, for the server and for the overview. */
export const bulkLimits = {
  /** Documents that can be selected together. */
  documents: 1_000,
  /** Documents times languages of one request. The overview sends several, to show the progress. */
  itemsPerRequest: 100,
} as const
