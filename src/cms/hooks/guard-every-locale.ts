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
 * Refuses operations that write all languages at once. Saving, publishing, reverting and
 * unpublishing apply to one language; publishing several languages and restoring a version have
 * separate endpoints.
 */
export function guardEveryLocale({ args, operation, overrideAccess, req }: Operation): void {
  if (overrideAccess) return
  const flags: Flags = args ?? {}
  const writes = operation === 'create' || operation === 'update'
  // Without a fallback, Payload leaves the language of a request undefined and drops its texts.
  if (writes) req.locale ??= defaultLocale
  const writesEveryLocale =
    operation === 'restoreVersion' ||
    flags.publishAllLocales ||
    flags.unpublishAllLocales ||
    (writes && !isLocale(req.locale))
  if (writesEveryLocale)
    throw new APIError(labelFor(req.i18n.language, 'refusals.oneLanguage'), 403, null, true)
}
