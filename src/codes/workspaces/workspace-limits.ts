/** Lengths are in characters. */
export const workspaceLimits = {
  codes: 100_000,
  /** Keys that are not revoked. */
  keys: 100,
  folders: 500,
  tagsPerCode: 20,
  tagLength: 40,
  nameLength: 120,
  keyNameLength: 60,
  folderNameLength: 60,
  externalIdLength: 120,
  /** Workspaces that the visitors of one network may create in a day. */
  perDay: 5,
  /** Codes that may be created in one workspace in a day, with any of its keys. */
  codesPerDay: 5_000,
  /** Codes in one request. */
  codesAtOnce: 1_000,
  codesPerPage: 100,
} as const
