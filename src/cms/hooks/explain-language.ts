import { APIError, type PayloadRequest } from 'payload'
import { isTranslator } from '@/cms/access/is-translator'
import { labelFor } from '@/cms/admin/label'
import { locales } from '@/i18n/locales'

type Operation = {
  args?: object
  operation: string
  overrideAccess?: boolean
  req: PayloadRequest
}

/**
 * Refuses a save in a language that is not assigned to the translator; the message lists the
 * assigned ones.
 */
export function explainLanguage({ args, operation, overrideAccess, req }: Operation): void {
  if (overrideAccess || operation !== 'update' || !isTranslator({ req })) return
  const published = args && 'publishSpecificLocale' in args && args.publishSpecificLocale
  const own = req.user?.languages ?? []
  if (own.some((code) => code === (published || req.locale))) return
  const names = locales.filter(({ code }) => own.includes(code)).map(({ name }) => name)
  const message = `${labelFor(req.i18n.language, 'refusals.notYourLanguage')} ${names.join(', ')}`
  throw new APIError(message, 403, null, true)
}
