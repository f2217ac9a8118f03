import type { AfterErrorHook } from 'payload'
import { isS3Error } from '@/services/s3-config'
import { catalogueLabelFor } from '../admin/label'

/** Adds a message for unavailable file storage, for which Payload has none. */
export const answerStorageFailure: AfterErrorHook = ({ error, req }) => {
  if (!isS3Error(error)) return
  const message = catalogueLabelFor(req.i18n.language, 'uploads.problems.server')
  return { status: 503, response: { errors: [{ message }] } }
}
