import type { Endpoint, PayloadRequest } from 'payload'
import { isStaff } from '@/cms/access/is-staff'
import type { PublicationTarget } from '@/desk/documents/publication-target'
import { refuse } from '@/desk/documents/refuse'
import { isValues } from '@/desk/documents/row-fields'
import { getRouteTarget } from '@/desk/documents/target'
import { readPlainText } from '@/desk/memory/split-text'
import { isFilled, listUnits } from '@/desk/states/list-units'
import { isLocale, type Locale } from '@/i18n/locales'
import { checkLanguages } from './check-languages'
import { estimateMinutes } from './estimate-minutes'
import type { Finding } from './finding'

export type DocumentQuality = { findings: Finding[]; minutes: number }

/** Checks the newest state of a document in one language, with the access rights of the request. */
export async function checkTargetQuality(
  { config, read }: PublicationTarget,
  locale: Locale,
  req: PayloadRequest,
): Promise<DocumentQuality> {
  const doc = await read(true)
  const fields = config.flattenedFields
  const findings = await checkLanguages(fields, doc, req, [locale])
  const texts = listUnits(fields, doc).map(({ texts: own }) => own[locale])
  const words = texts.filter((text) => isFilled(text) && isValues(text)).map(readPlainText)
  return {
    findings: findings.get(locale) ?? [],
    minutes: words.length > 0 ? estimateMinutes(words.join('\n')) : 0,
  }
}

/** `GET …/quality?locale=…` returns what is to be fixed in a document, and its reading time. */
const handler: Endpoint['handler'] = async (req) => {
  if (!isStaff({ req })) return refuse(403, req.t('error:unauthorized'))
  const { locale } = req.query
  if (!isLocale(locale)) return refuse(400, req.t('error:missingRequiredData'))
  const quality = await checkTargetQuality(getRouteTarget(req), locale, req)
  return Response.json(quality, { headers: { 'cache-control': 'private, no-store' } })
}

export const qualityEndpoint = {
  collection: { path: '/:id/quality', method: 'get', handler },
  global: { path: '/quality', method: 'get', handler },
} satisfies Record<string, Omit<Endpoint, 'root'>>
