import type { PayloadRequest } from 'payload'

/** Notes who saves a language and when, whatever was sent; see `editFields`. */
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
