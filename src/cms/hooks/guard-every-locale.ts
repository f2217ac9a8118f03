import { Forbidden, type PayloadRequest } from 'payload'
import { isStaff } from '@/cms/access/is-staff'
import { isTranslator } from '@/cms/access/is-translator'

type Flags = { draft?: boolean; publishAllLocales?: boolean; unpublishAllLocales?: boolean }

type Operation = {
  args?: object
  operation: string
  overrideAccess?: boolean
  req: PayloadRequest
}

/**
 * Access functions see one locale. Restoring a version and publishing or unpublishing everywhere
 * write all of them, so translators are refused before. Visitors who ask for drafts get what is
 * published: the newest version may be published in their language and unfinished beside it.
 */
export function guardEveryLocale({ args, operation, overrideAccess, req }: Operation): void {
  if (overrideAccess) return
  const flags: Flags = args ?? {}
  const everyLocale =
    operation === 'restoreVersion' || flags.publishAllLocales || flags.unpublishAllLocales
  if (everyLocale && isTranslator({ req })) throw new Forbidden(req.t)
  if (flags.draft && !isStaff({ req })) flags.draft = false
}
