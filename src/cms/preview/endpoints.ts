import type { CollectionAfterDeleteHook, Endpoint, PayloadRequest } from 'payload'
import { isStaff } from '@/cms/access/is-staff'
import { labelFor } from '@/cms/admin/label'
import { recordActivity } from '@/cms/workflow/activity/record-activity'
import type { PublicationTarget } from '@/desk/documents/publication-target'
import { refuse } from '@/desk/documents/refuse'
import { isValues } from '@/desk/documents/row-fields'
import { getRouteTarget } from '@/desk/documents/target'
import { env } from '@/env'
import { isLocale, type Locale, localeCodes } from '@/i18n/locales'
import { codePath, paths } from '@/paths'
import {
  createDraftLink,
  type DraftLink,
  type DraftPlace,
  listDraftLinks,
  removeDraftLinks,
  revokeDraftLink,
} from './draft-links'
import { isSharedEntity, linkDays, maxNoteLength } from './shared-entities'

export type ShownLink = Omit<DraftLink, 'userId'> & { mayRevoke: boolean }

/** `mine` are the languages that the user may share, `url` is that of a new link. */
export type DraftLinks = { links: ShownLink[]; mine: Locale[]; url?: string }

/** Without languages, a link shows all of them. */
export type DraftLinkWish = { days: number; locales: readonly string[] | null; note: string }

type OwnEndpoint = Omit<Endpoint, 'root'>

function endpoints(path: string): OwnEndpoint[] {
  return [
    { path, method: 'get', handler: (req) => withTarget(req, (target) => answer(target, req)) },
    { path, method: 'post', handler: (req) => withTarget(req, (target) => create(target, req)) },
    {
      path: `${path}/:link`,
      method: 'delete',
      handler: (req) => withTarget(req, (target) => revoke(target, req)),
    },
  ]
}

/**
 * `GET` lists the links to the draft of a document, `POST {days, locales, note}` creates one for
 * languages or, without `locales`, for all, and `DELETE …/:link` revokes one. People may share the
 * languages that they may publish, and revoke links to these and their own.
 */
export const draftLinkEndpoints = {
  collection: endpoints('/:id/draft-links'),
  global: endpoints('/draft-links'),
}

/** Passes on a document that can be shared and that the user may read. */
async function withTarget(
  req: PayloadRequest,
  work: (target: PublicationTarget) => Promise<Response>,
): Promise<Response> {
  if (!isStaff({ req })) return refuse(403, req.t('error:unauthorized'))
  const target = getRouteTarget(req)
  if (!isSharedEntity(target.slug)) return refuse(404, req.t('general:notFound'))
  await target.read(true)
  return work(target)
}

const placeOf = ({ slug, id }: PublicationTarget): DraftPlace => ({ entity: slug, id: id ?? '' })

async function mayShare(
  target: PublicationTarget,
  shared: readonly Locale[] | null,
): Promise<boolean> {
  for (const locale of shared ?? localeCodes) if (!(await target.mayPublish(locale))) return false
  return true
}

async function answer(
  target: PublicationTarget,
  req: PayloadRequest,
  url?: string,
): Promise<Response> {
  const links = await listDraftLinks(placeOf(target), req)
  const mine = new Set<Locale>()
  for (const locale of localeCodes) if (await target.mayPublish(locale)) mine.add(locale)
  const shown = links.map(({ userId, ...link }): ShownLink => {
    const isAllowed =
      userId === req.user?.id || (link.locales ?? localeCodes).every((locale) => mine.has(locale))
    return { ...link, mayRevoke: link.state === 'active' && isAllowed }
  })
  return Response.json({
    links: shown,
    mine: [...mine],
    ...(url && { url }),
  } satisfies DraftLinks)
}

async function create(target: PublicationTarget, req: PayloadRequest): Promise<Response> {
  const body: unknown = await req.json?.()
  const { days, locales = null, note = '' } = isValues(body) ? body : {}
  const isKnown = linkDays.some((choice) => choice === days)
  const isText = typeof note === 'string' && note.length <= maxNoteLength
  const isChoice = Array.isArray(locales) && locales.length > 0 && locales.every(isLocale)
  if (!isKnown || !isText || !(locales === null || isChoice))
    return refuse(400, req.t('error:missingRequiredData'))
  const chosen = isChoice ? localeCodes.filter((code) => locales.includes(code)) : null
  if (!(await mayShare(target, chosen)))
    return refuse(403, req.t('error:notAllowedToPerformAction'))
  const wish = { days: Number(days), locales: chosen, note: note.trim() }
  const token = await createDraftLink(placeOf(target), wish, req)
  if (!token) return refuse(422, labelFor(req.i18n.language, 'preview.tooManyLinks'))
  await recordShare(target, 'shared', chosen, req)
  const path = paths.sharedDraft(token)
  // Without a language, the browser's one is chosen.
  const [first] = chosen ?? []
  return answer(target, req, env.SITE_URL + (first ? codePath(first, path) : path))
}

async function revoke(target: PublicationTarget, req: PayloadRequest): Promise<Response> {
  const links = await listDraftLinks(placeOf(target), req)
  const link = links.find(({ id }) => id === req.routeParams?.link)
  if (!link) return refuse(404, req.t('general:notFound'))
  if (link.userId !== req.user?.id && !(await mayShare(target, link.locales)))
    return refuse(403, req.t('error:notAllowedToPerformAction'))
  await revokeDraftLink(link.id, req)
  await recordShare(target, 'unshared', link.locales, req)
  return answer(target, req)
}

/** Records a link in the history of the document, for each of its languages. */
async function recordShare(
  { slug, id }: PublicationTarget,
  action: 'shared' | 'unshared',
  shared: readonly Locale[] | null,
  req: PayloadRequest,
): Promise<void> {
  for (const locale of shared ?? [null])
    await recordActivity({ slug, id: id ?? '' }, { action, locale }, req)
}

/** Deletes the links to the draft of a deleted document. */
export const forgetDraftLinks: CollectionAfterDeleteHook = ({ collection, id, req }) =>
  removeDraftLinks({ entity: collection.slug, id: String(id) }, req)
