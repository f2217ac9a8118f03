/** The only format of errors (RFC 9457). `key` is a message key below `codes.problems`. */
export type Problem = {
  type: string
  title: string
  status: number
  detail?: string
  key: ProblemKey
  values?: Readonly<Record<string, string | number>>
  /** Errors by position, as JSON pointers into the request's body. */
  errors?: readonly ProblemError[]
  /** With `changed`: the current state of the code. */
  current?: unknown
  /** With `proof`: the challenge to solve (see altcha). */
  challenge?: unknown
}

export type ProblemError = {
  pointer: string
  /** A message key from the root of the catalog, such as `codes.targets.http`. */
  key: string
  values?: Record<string, string | number>
  /** Explanation for developers. */
  detail?: string
}

export const problemKeys = [
  'invalid',
  'unauthorised',
  'forbidden',
  'unknown',
  'method',
  'gone',
  'blocked',
  'changed',
  'limited',
  'proof',
  'tooLarge',
  'fileType',
  'target',
  'conflict',
  'idempotencyKey',
  'inProgress',
  'replaced',
  'outdated',
  'permanent',
  'lastOwner',
  'elsewhere',
  'inUse',
  'full',
  'unavailable',
] as const
export type ProblemKey = (typeof problemKeys)[number]
