import { APIError, Forbidden, type PayloadRequest } from 'payload'
import { isStaff } from '@/cms/access/is-staff'
import { labelFor } from '@/cms/admin/label'
import { defaultLocale, isLocale } from '@/i18n/locales'

type Flags = {
  draft?: boolean
  publishAllLocales?: boolean
  sort?: unknown
  unpublishAllLocales?: boolean
  where?: unknown
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
 * so has restoring a version. Visitors who ask for drafts get what is published (the newest version
 * may be published in their language and unfinished next to it), and cannot search or sort by
 * another language's texts (`title.en`).
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
  if (isStaff({ req })) return
  if (flags.draft) flags.draft = false
  if (namesLocale(flags.where) || sortsByLocale(flags.sort)) throw new Forbidden(req.t)
}

function namesLocale(where: unknown): boolean {
  if (Array.isArray(where)) return where.some(namesLocale)
  if (typeof where !== 'object' || where === null) return false
  return Object.entries(where).some(([key, value]) => pathHasLocale(key) || namesLocale(value))
}

function sortsByLocale(sort: unknown): boolean {
  return [sort].flat().some((path) => typeof path === 'string' && pathHasLocale(path))
}

function pathHasLocale(path: string): boolean {
  return path.split(/[.,]/).some(isLocale)
}
