import type { PayloadRequest } from 'payload'
import { createsEmptyDraft } from '@/cms/empty-drafts/empty-draft-hooks'

/** Records who saves a language and when, regardless of the submitted values; see `editFields`. */
export const noteEdit = <Data extends object>({
  data,
  req,
}: {
  data: Data
  req: PayloadRequest
}) =>
  createsEmptyDraft(req)
    ? data
    : {
        ...data,
        lastEditedBy: req.user?.id ?? null,
        lastEditedAt: new Date().toISOString(),
      }
