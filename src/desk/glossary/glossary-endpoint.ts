import type { Endpoint } from 'payload'
import { isStaff } from '@/cms/access/is-staff'
import { defaultLocale, isLocale } from '@/i18n/locales'
import { refuse } from '../documents/refuse'
import { readGlossary } from './read-glossary'

/** `GET /glossary?locale=…` returns the words that a language uses, for the forms of documents. */
export const glossaryEndpoint: Endpoint = {
  path: '/glossary',
  method: 'get',
  handler: async (req) => {
    if (!isStaff({ req })) return refuse(403, req.t('error:unauthorized'))
    const locale = req.searchParams.get('locale')
    if (!isLocale(locale) || locale === defaultLocale)
      return refuse(400, req.t('error:missingRequiredData'))
    const glossary = await readGlossary(req.payload, locale)
    return Response.json(glossary, { headers: { 'cache-control': 'private, no-store' } })
  },
}
