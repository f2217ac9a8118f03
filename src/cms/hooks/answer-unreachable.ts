import type { AfterErrorHook } from 'payload'
import { isPassing } from '@/postgres/retry-while-away'
import { isS3Error } from '@/services/s3-config'
import { catalogLabelFor } from '../admin/label'

/** Adds a message for a bucket or database that does not answer, for which Payload has none. */
export const answerUnreachable: AfterErrorHook = ({ error, req }) => {
  const isBucket = isS3Error(error)
  if (!isBucket && !isPassing(error)) return
  const key = isBucket ? 'uploads.problems.server' : 'codes.problems.unavailable'
  const message = catalogLabelFor(req.i18n?.language ?? 'en', key)
  return { status: 503, response: { errors: [{ message }] } }
}
