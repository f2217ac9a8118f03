/** Limits of an export, for the server and for the admin. */
export const exportLimits = {
  /** Documents of one request. The admin sends several for a larger selection. */
  documents: 200,
  /** Texts after which a part of a larger export ends, so that each part can be imported again. */
  unitsPerPart: 20_000,
} as const
