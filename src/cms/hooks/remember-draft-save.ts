import type { PayloadRequest } from 'payload'

type Flags = { data?: { _status?: unknown }; draft?: boolean; publishAllLocales?: boolean }

type Operation = {
  args?: object
  operation: string
  req: PayloadRequest
}

/**
 * Records whether this operation writes only a draft version, which is invisible on the site.
 * Payload does not pass this information to later hooks.
 */
export function rememberDraftSave({ args, operation, req }: Operation): void {
  if (operation !== 'create' && operation !== 'update' && operation !== 'restoreVersion') return
  const { data, draft, publishAllLocales }: Flags = args ?? {}
  const publishes = data?._status === 'published' || publishAllLocales
  req.context.savesDraft = Boolean(draft) && !publishes
}
