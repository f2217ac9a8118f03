import { isValues, type Values } from '../../documents/row-fields'

export type FailureReason =
  | 'offline'
  | 'unreachable'
  | 'signedOut'
  | 'tooLarge'
  | 'conflict'
  | 'forbidden'
  | 'gone'
  | 'refused'

/** Reasons that can pass without a change of the document. */
const passing = new Set<FailureReason>(['offline', 'unreachable', 'signedOut'])

export const canPass = (reason: FailureReason) => passing.has(reason)

/**
 * Why a request failed. `message` is what the server said in the language of the user, about single
 * fields if it did; empty if it said nothing.
 */
export class AdminFailure extends Error {
  constructor(
    readonly reason: FailureReason,
    readonly errors: readonly Values[] = [],
  ) {
    super(joinMessages(listFieldErrors(errors)) || joinMessages(errors))
  }

  /** What the server said about the request as a whole. */
  get summary(): string {
    return joinMessages(this.errors)
  }
}

/** Returns why a server refused. An ended session has the same status as missing permission. */
export async function readFailure(answer: Response): Promise<AdminFailure> {
  const body: unknown = await answer.json().catch(() => null)
  const errors = isValues(body) ? listValues(body.errors) : []
  return new AdminFailure(reasonOf(answer.status, errors), errors)
}

function reasonOf(status: number, errors: readonly Values[]): FailureReason {
  if (status >= 500 || status === 408 || status === 425 || status === 429) return 'unreachable'
  if (status === 413) return 'tooLarge'
  if (status === 401 || status === 403) return 'forbidden'
  if (status === 404) return 'gone'
  return listFieldErrors(errors).some(({ path }) => path === 'revision') ? 'conflict' : 'refused'
}

const listValues = (list: unknown) => (Array.isArray(list) ? list.filter(isValues) : [])

const listFieldErrors = (errors: readonly Values[]) =>
  errors.flatMap(({ data }) => (isValues(data) ? listValues(data.errors) : []))

const joinMessages = (errors: readonly Values[]) =>
  errors.flatMap(({ message }) => (typeof message === 'string' ? message : [])).join(' ')
