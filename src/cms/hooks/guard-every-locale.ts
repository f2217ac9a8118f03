import { APIError, type PayloadRequest } from 'payload'
import { labelFor } from '@/cms/admin/label'
import { defaultLocale, isLocale } from '@/i18n/locales'

type Flags = {
  publishAllLocales?: boolean
  unpublishAllLocales?: boolean
}

type Operation = {
  args?: object
  operation: string
  overrideAccess?: boolean
  req: PayloadRequest
}

/**
 * A save, a publication and their opposites concern one language. Operations that write all of them
 * at once are refused for everybody: publishing several languages has an endpoint of its own, and
 * so has restoring a version.
 */
export function guardEveryLocale({ args, operation, overrideAccess, req }: Operation): void {
  if (overrideAccess) return
  const flags: Flags = args ?? {}
  const writes = operation === 'create' || operation === 'update'
  // Without a fallback Payload leaves it open which language a request concerns, and drops its texts.
  if (writes) req.locale ??= defaultLocale
  const writesEveryLocale =
    operation === 'restoreVersion' ||
    flags.publishAllLocales ||
    flags.unpublishAllLocales ||
    (writes && !isLocale(req.locale))
  if (writesEveryLocale)
    throw new APIError(labelFor(req.i18n.language, 'refusals.oneLanguage'), 403, null, true)
}
