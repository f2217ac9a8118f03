import {
  commitTransaction,
  type Endpoint,
  initTransaction,
  killTransaction,
  type PayloadRequest,
} from 'payload'
import type { Entity } from '../documents/entity'
import type { PublicationTarget } from '../documents/publication-target'
import { refuse } from '../documents/refuse'
import { isValues } from '../documents/row-fields'
import { getRouteTarget } from '../documents/target'
import { type DeskLocale, isLanguage, languageCodes, sourceLocale } from '../languages'
import { desk } from '../options'
import type { Sources } from './compute-states'
import { readAssignees } from './read-assignees'
import { type EnglishUnit, readSource } from './read-source'
import { readTranslationStates, type ShownState } from './read-states'
import { updateStates } from './update-states'

type OwnEndpoint = Omit<Endpoint, 'root'>

/** `POST /:id/translations/up-to-date {locale, keys?}`, also of collections without other endpoints. */
export const upToDateEndpoint: OwnEndpoint = {
  path: '/:id/translations/up-to-date',
  method: 'post',
  handler: markUpToDate,
}

function endpoints(path: string): OwnEndpoint[] {
  return [
    {
      path,
      method: 'get',
      handler: async (req) => {
        if (!desk().access.view({ req })) return refuse(403, req.t('error:unauthorized'))
        const entity = entityOf(getRouteTarget(req))
        const [states, assignees] = await Promise.all([
          readTranslationStates(entity, req),
          readAssignees(entity, req),
        ])
        return Response.json({ states, assignees } satisfies DocumentTranslations)
      },
    },
    { path: `${path}/source`, method: 'get', handler: answerSource },
    { ...upToDateEndpoint, path: `${path}/up-to-date` },
    { path: `${path}/unaffected`, method: 'post', handler: markUnaffected },
  ]
}

/**
 * `GET` returns the states of the languages of a document, `GET …/source?locale=` its English texts
 * for the translator of a language. `POST …/up-to-date {locale, keys?}` marks
 * translations as up to date; those of a machine are confirmed by naming them. `POST …/unaffected` marks those that the last change of English made
 * outdated.
 */
export const translationEndpoints = {
  collection: endpoints('/:id/translations'),
  global: endpoints('/translations'),
}

export type DocumentTranslations = { states: ShownState[]; assignees: Record<string, string> }
/** `machine` is the name of the service that can translate, if the operator has chosen one. */
export type EnglishSource = { units: EnglishUnit[]; machine?: string }
export type MarkedTranslations = Pick<DocumentTranslations, 'states'>

async function answerSource(req: PayloadRequest): Promise<Response> {
  if (!desk().access.view({ req })) return refuse(403, req.t('error:unauthorized'))
  const locale = req.searchParams.get('locale')
  if (!isLanguage(locale) || locale === sourceLocale())
    return refuse(400, req.t('error:missingRequiredData'))
  const units = await readSource(entityOf(getRouteTarget(req)), locale, req)
  const { name } = desk().machine?.() ?? {}
  return units
    ? Response.json({ units, ...(name && { machine: name }) } satisfies EnglishSource)
    : refuse(404, req.t('error:notFound'))
}

async function markUpToDate(req: PayloadRequest): Promise<Response> {
  const body: unknown = await req.json?.()
  const locale = isValues(body) ? body.locale : undefined
  const keys = isValues(body) ? body.keys : undefined
  const isList = Array.isArray(keys) && keys.every((key) => typeof key === 'string')
  // The source is outdated where it describes a picture whose file was replaced.
  const isSource = locale === sourceLocale() && getRouteTarget(req).slug !== desk().pictures
  if (!isLanguage(locale) || isSource || (keys !== undefined && !isList))
    return refuse(400, req.t('error:missingRequiredData'))
  return change(req, [locale], (source, key) => {
    if (!isList) return withoutSource(source)
    return keys.includes(key) ? undefined : source
  })
}

function markUnaffected(req: PayloadRequest): Promise<Response> {
  const others = languageCodes().filter((locale) => locale !== sourceLocale())
  return change(req, others, (source, key, english) => {
    const [, before] = english[key] ?? []
    return source[1] === before ? withoutSource(source) : source
  })
}

/** Forgets to which English text a translation belongs, but not that a machine wrote it. */
export const withoutSource = ([, , machine]: Source): Source | undefined =>
  machine ? ['', '', machine] : undefined

type Source = Sources[string]
type Edit = (source: Source, key: string, english: Sources) => Source | undefined

async function change(
  req: PayloadRequest,
  changed: readonly DeskLocale[],
  edit: Edit,
): Promise<Response> {
  const target = getRouteTarget(req)
  if (!desk().access.view({ req }) || !(await editSources(target, req, changed, edit)))
    return refuse(403, req.t('error:notAllowedToPerformAction'))
  const states = await readTranslationStates(entityOf(target), req)
  return Response.json({ states } satisfies MarkedTranslations)
}

/**
 * Changes the sources of translations; without a source, a translation is up to date and confirmed.
 * Returns whether the document exists and the user may: publish
 * the language, or English for a change of several.
 */
export async function editSources(
  target: PublicationTarget,
  req: PayloadRequest,
  changed: readonly DeskLocale[],
  edit: Edit,
): Promise<boolean> {
  const needed = changed.length > 1 ? sourceLocale() : (changed[0] as DeskLocale)
  if (!(await target.mayPublish(needed))) return false
  const isOurs = await initTransaction(req)
  try {
    const document = await updateStates(entityOf(target), req, (known) => {
      const english = known[sourceLocale()] ?? {}
      const edited = changed.map((locale) => {
        const sources = Object.entries(known[locale] ?? {}).flatMap(([key, source]) => {
          const [translation, , machine] = source
          const isOther = machine !== translation
          const next = edit(source, key, english) ?? (isOther ? withoutSource(source) : undefined)
          return next ? [[key, next] as const] : []
        })
        return [locale, Object.fromEntries(sources)]
      })
      return { ...known, ...Object.fromEntries(edited) }
    })
    if (document) await desk().workflow?.afterMark(entityOf(target), req, changed)
    if (isOurs) await commitTransaction(req)
    return Boolean(document)
  } catch (cause) {
    await killTransaction(req)
    throw cause
  }
}

const entityOf = ({ slug, id }: PublicationTarget): Entity => ({ slug, id: id ?? '' })
