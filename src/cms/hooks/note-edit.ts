import type { PayloadRequest } from 'payload'

/** Records who saves a language and when, regardless of the submitted values; see `editFields`. */
export const noteEdit = <Data extends object>({
  data,
  req,
}: {
  data: Data
  req: PayloadRequest
}) => ({
  ...data,
  lastEditedBy: req.user?.id ?? null,
  lastEditedAt: new Date().toISOString(),
})
