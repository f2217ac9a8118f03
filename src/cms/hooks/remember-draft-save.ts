import type { PayloadRequest } from 'payload'

type Flags = { data?: { _status?: unknown }; draft?: boolean; publishAllLocales?: boolean }

type Operation = {
  args?: object
  operation: string
  req: PayloadRequest
}

/**
 * Notes whether this operation only writes a draft version, which no reader of the site sees. The
 * hooks that run afterwards are not told.
 */
export function rememberDraftSave({ args, operation, req }: Operation): void {
  if (operation !== 'create' && operation !== 'update' && operation !== 'restoreVersion') return
  const { data, draft, publishAllLocales }: Flags = args ?? {}
  const publishes = data?._status === 'published' || publishAllLocales
  req.context.savesDraft = Boolean(draft) && !publishes
}
