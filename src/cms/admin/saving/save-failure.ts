import { isValues } from '@/cms/row-fields'

export type SaveFailure = {
  reason:
    | 'offline'
    | 'unreachable'
    | 'signedOut'
    | 'tooLarge'
    | 'conflict'
    | 'forbidden'
    | 'gone'
    | 'refused'
  /** What the server said, in the language of the user. */
  explanation?: string
}

/** Reasons that can pass without a change of the document. */
const passing = new Set<SaveFailure['reason']>(['offline', 'unreachable', 'signedOut'])

export const canPass = ({ reason }: SaveFailure) => passing.has(reason)

/**
 * Returns why a server did not save.
 *
 * @param isSignedIn tells missing permission from an ended session, which have the same status
 */
export async function readFailure(
  answer: Response,
  isSignedIn: () => Promise<boolean>,
): Promise<SaveFailure> {
  const { status } = answer
  if (status >= 500 || status === 408 || status === 425 || status === 429)
    return { reason: 'unreachable' }
  if (status === 413) return { reason: 'tooLarge' }
  if (status === 401 || status === 403)
    return { reason: (await isSignedIn().catch(() => true)) ? 'forbidden' : 'signedOut' }
  if (status === 404) return { reason: 'gone' }
  const body: unknown = await answer.json().catch(() => null)
  const errors = isValues(body) && Array.isArray(body.errors) ? body.errors.filter(isValues) : []
  const fields = errors.flatMap(({ data }) =>
    isValues(data) && Array.isArray(data.errors) ? data.errors.filter(isValues) : [],
  )
  if (fields.some(({ path }) => path === 'revision')) return { reason: 'conflict' }
  const messages = errors.map(({ message }) => message)
  const explanation = messages.filter((text) => typeof text === 'string').join(' ')
  return { reason: 'refused', ...(explanation && { explanation }) }
}
