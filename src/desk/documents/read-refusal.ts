import { isValues } from './row-fields'

/**
 * Returns the reason of a refusal by Payload, with the paths of invalid fields; undefined for other
 * errors, such as a lost connection. The check uses the values of the error instead of
 * `instanceof`, because a bundle may contain the classes twice.
 */
export function readRefusal(cause: unknown):
  | {
      reason: 'forbidden' | 'invalid' | 'machineMade' | 'notApproved' | 'unexpected'
      paths: string[]
    }
  | undefined {
  if (!isValues(cause) || typeof cause.status !== 'number' || cause.status >= 500) return undefined
  const errors = isValues(cause.data) ? cause.data.errors : undefined
  if (Array.isArray(errors))
    return { reason: 'invalid', paths: errors.filter(isValues).map(({ path }) => String(path)) }
  if (isValues(cause.data) && cause.data.reviewRequired) return { reason: 'notApproved', paths: [] }
  if (isValues(cause.data) && cause.data.machineMade) return { reason: 'machineMade', paths: [] }
  return { reason: cause.status === 403 ? 'forbidden' : 'unexpected', paths: [] }
}
