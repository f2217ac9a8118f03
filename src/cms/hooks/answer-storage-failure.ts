import type { AfterErrorHook } from 'payload'
import { isS3Error } from '@/services/s3-config'
import { catalogueLabelFor } from '../admin/label'

/** Says that the storage of files does not work at the moment, where Payload says nothing. */
export const answerStorageFailure: AfterErrorHook = ({ error, req }) => {
  if (!isS3Error(error)) return
  const message = catalogueLabelFor(req.i18n.language, 'uploads.problems.server')
  return { status: 503, response: { errors: [{ message }] } }
}
