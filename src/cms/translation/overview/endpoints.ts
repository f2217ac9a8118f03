import { sql } from '@payloadcms/db-postgres'
import type { Endpoint, PayloadRequest } from 'payload'
import { isAdmin } from '@/cms/access/is-admin'
import { isStaff } from '@/cms/access/is-staff'
import { connectionOf } from '@/cms/hooks/connection-of'
import { getTarget } from '@/cms/publication/target'
import { refuse } from '@/cms/refuse'
import { isValues } from '@/cms/row-fields'
import { defaultLocale, isLocale } from '@/i18n/locales'
import { editSources } from '../endpoints'
import type { Entity } from '../update-states'

const maxDocuments = 100

/**
 * `POST /translations/up-to-date {locale, documents: [{slug, id}]}` marks the translations of several
 * documents as up to date and returns how many were marked and how many the user may not change.
 */
const markSeveral: Endpoint = {
  path: '/translations/up-to-date',
  method: 'post',
  handler: async (req) => {
    if (!isStaff({ req })) return refuse(403, req.t('error:unauthorized'))
    const body: unknown = await req.json?.()
    const { locale, documents } = isValues(body) ? body : {}
    const entities = readEntities(documents, req)
    if (!isLocale(locale) || locale === defaultLocale || !entities)
      return refuse(400, req.t('error:missingRequiredData'))
    let done = 0
    for (const { slug, id } of entities)
      done += Number(
        await editSources(getTarget(req, slug, id || null), req, [locale], () => undefined),
      )
    return Response.json({ done, refused: entities.length - done })
  },
}

/** `POST /translations/rebuild` computes the states of all documents again, in the background. */
const rebuild: Endpoint = {
  path: '/translations/rebuild',
  method: 'post',
  handler: async (req) => {
    if (!isAdmin({ req })) return refuse(403, req.t('error:unauthorized'))
    const connection = await connectionOf(req)
    await connection.execute(sql`update translation_states set edited_at = '-infinity'`)
    await connection.execute(sql`
      update background_jobs set due_at = now() where name = 'fill-translation-states'`)
    return Response.json({ message: req.t('general:success') }, { status: 202 })
  },
}

export const overviewEndpoints = [markSeveral, rebuild]

/** Returns undefined for anything but a bounded list of documents and globals with translations. */
function readEntities(documents: unknown, { payload }: PayloadRequest): Entity[] | undefined {
  if (!Array.isArray(documents) || documents.length > maxDocuments) return undefined
  const globals = payload.globals.config.filter(({ custom }) => custom.hasTranslations)
  const isTranslated = ({ slug, id }: Entity) =>
    id === ''
      ? globals.some((one) => one.slug === slug)
      : payload.config.collections.some(
          (one) => one.slug === slug && Boolean(one.custom?.hasTranslations),
        )
  const isEntity = (value: unknown): value is Entity =>
    isValues(value) && typeof value.slug === 'string' && typeof value.id === 'string'
  return documents.every((one) => isEntity(one) && isTranslated(one)) ? documents : undefined
}
