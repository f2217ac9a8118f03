import type { PayloadRequest } from 'payload'
import { labelFields } from '../../documents/all-locales'
import type { PublicationTarget } from '../../documents/publication-target'
import { readRefusal } from '../../documents/read-refusal'
import { isValues } from '../../documents/row-fields'
import { deskLabelFor } from '../../texts'
import { BulkRefusal } from './bulk-refusal'

/**
 * Returns the reason why an action on a document was refused, in the language of the user. Errors of
 * the server are logged, and described in general.
 */
export async function describeRefusal(
  cause: unknown,
  target: PublicationTarget | undefined,
  req: PayloadRequest,
): Promise<string> {
  if (cause instanceof BulkRefusal) return cause.message
  const refusal = readRefusal(cause)
  if (!refusal) {
    req.payload.logger.error({ err: cause, msg: 'An action on several documents failed' })
    return req.t('error:unknown')
  }
  if (refusal.reason === 'invalid' && target) {
    const draft = await target.read(true)
    const { flattenedFields } = target.config
    const labels = labelFields(flattenedFields, draft, refusal.paths, req.i18n.language)
    const names = (labels.length > 0 ? labels : refusal.paths).join(', ')
    return `${deskLabelFor(req.i18n.language, 'schedule.reasons.invalid')} ${names}`
  }
  const isNamed = isValues(cause) && typeof cause.message === 'string' && cause.message !== ''
  return isNamed ? String(cause.message) : req.t('error:notAllowedToPerformAction')
}
