import type { Problem, ProblemKey } from '@/codes'
import { env } from '@/env'
import { paths } from '@/paths'

/** All kinds of problems with titles for programmers; the reference lists them. */
export const problemKinds: Record<ProblemKey, { status: number; title: string }> = {
  invalid: { status: 422, title: 'The request is not valid' },
  unauthorised: { status: 401, title: 'The key is missing, was revoked or does not match' },
  forbidden: { status: 403, title: 'The key does not allow this' },
  unknown: { status: 404, title: 'Not found' },
  method: { status: 405, title: 'The method is not supported at this address' },
  gone: { status: 410, title: 'The code has been deleted' },
  blocked: { status: 403, title: 'The code is blocked' },
  changed: { status: 409, title: 'The code was changed in the meantime' },
  limited: { status: 429, title: 'Too many requests' },
  proof: { status: 429, title: 'A proof of work is required' },
  tooLarge: { status: 413, title: 'The request is too large' },
  fileType: { status: 415, title: 'Files or requests of this type are not accepted' },
  target: { status: 422, title: 'An address is not accepted' },
  conflict: { status: 409, title: 'The idempotency key was used for a different request' },
  idempotencyKey: { status: 400, title: 'The idempotency key is malformed or could be guessed' },
  inProgress: { status: 409, title: 'An earlier attempt at this request is still in progress' },
  replaced: { status: 409, title: 'The edit key in the original response was replaced' },
  outdated: { status: 409, title: 'What this undoes was changed again since' },
  permanent: { status: 409, title: 'This change cannot be undone' },
  lastOwner: { status: 409, title: 'A workspace needs a key with the role owner' },
  elsewhere: { status: 409, title: 'The code is in a different workspace' },
  inUse: { status: 409, title: 'The document of the code uses this file' },
  full: { status: 409, title: 'A limit of the workspace is reached' },
  unavailable: { status: 503, title: 'This is not available at the moment' },
}

type More = Partial<Omit<Problem, 'type' | 'title' | 'key'>> & {
  retrySeconds?: number
  /** Further headers of the response. */
  headers?: Readonly<Record<string, string>>
}

/** Thrown to end a request with a problem, which `answerApi` sends to the client. */
export class ApiProblem extends Error {
  readonly problem: Problem
  readonly retrySeconds: number | undefined
  readonly headers: Readonly<Record<string, string>>

  constructor(key: ProblemKey, { retrySeconds, headers = {}, ...more }: More = {}) {
    super(problemKinds[key].title)
    this.name = 'ApiProblem'
    this.retrySeconds = retrySeconds
    this.headers = headers
    this.problem = {
      type: `${env.SITE_URL}${paths.developers}#${key}`,
      ...problemKinds[key],
      key,
      ...(retrySeconds !== undefined && { values: { seconds: retrySeconds } }),
      ...more,
    }
  }
}
