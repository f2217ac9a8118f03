import type { Endpoint } from 'payload'
import { refuse } from '../documents/refuse'
import { isLanguage, sourceLocale } from '../languages'
import { desk } from '../options'
import { readGlossary } from './read-glossary'

/** `GET /glossary?locale=…` returns the words that a language uses, for the forms of documents. */
export const glossaryEndpoint: Endpoint = {
  path: '/glossary',
  method: 'get',
  handler: async (req) => {
    if (!desk().access.view({ req })) return refuse(403, req.t('error:unauthorized'))
    const locale = req.searchParams.get('locale')
    if (!isLanguage(locale) || locale === sourceLocale())
      return refuse(400, req.t('error:missingRequiredData'))
    const glossary = await readGlossary(req.payload, locale)
    return Response.json(glossary, { headers: { 'cache-control': 'private, no-store' } })
  },
}
