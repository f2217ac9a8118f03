import { APIError, type PayloadRequest } from 'payload'
import { type LabelKey, labelFor } from '@/cms/admin/label'

/** Refuses a request with a message in the language of the user. */
export function throwWorkflowRefusal(req: PayloadRequest, key: LabelKey, status = 422): never {
  throw new APIError(labelFor(req.i18n.language, key), status, null, true)
}
