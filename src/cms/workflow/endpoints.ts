import type { Endpoint, PayloadRequest } from 'payload'
import { isStaff } from '@/cms/access/is-staff'
import type { PublicationTarget } from '@/desk/documents/publication-target'
import { refuse } from '@/desk/documents/refuse'
import { isValues, type Values } from '@/desk/documents/row-fields'
import { getRouteTarget } from '@/desk/documents/target'
import { isLocale, type Locale } from '@/i18n/locales'
import { readActivity, type ShownActivity } from './activity/read-activity'
import { assignWork } from './assign'
import { changeStep, type StepWish } from './change-step'
import { addComment } from './comments/add-comment'
import { deleteComment, resolveThread } from './comments/change-comment'
import { showThreads } from './comments/show-threads'
import { listNotices, readNotices } from './notices/notices'
import { readWork } from './read-work'

type OwnEndpoint = Omit<Endpoint, 'root'>
type Work = (target: PublicationTarget, body: Values, req: PayloadRequest) => Promise<Response>

const activitiesPerPage = 50

/** Passes on a document that the user may read, with the body of the request. */
const withDocument =
  (work: Work): OwnEndpoint['handler'] =>
  async (req) => {
    if (!isStaff({ req })) return refuse(403, req.t('error:unauthorized'))
    const target = getRouteTarget(req)
    // Rejects with 403 or 404 if the user may not read the document.
    await target.read(true)
    const body: unknown = req.method === 'GET' ? {} : await req.json?.().catch(() => ({}))
    return work(target, isValues(body) ? body : {}, req)
  }

function endpoints(path: string): OwnEndpoint[] {
  const comment = `${path}/comments/:comment`
  return [
    { path: `${path}/workflow`, method: 'get', handler: withDocument(showWork) },
    { path: `${path}/workflow`, method: 'post', handler: withDocument(changeWork) },
    { path: `${path}/comments`, method: 'get', handler: withDocument(showComments) },
    { path: `${path}/comments`, method: 'post', handler: withDocument(addOne) },
    { path: `${path}/comments/read`, method: 'post', handler: withDocument(markRead) },
    { path: comment, method: 'patch', handler: withDocument(resolve) },
    { path: comment, method: 'delete', handler: withDocument(remove) },
    { path: `${path}/activity`, method: 'get', handler: withDocument(showActivity) },
  ]
}

/**
 * The work on a language of a document, its comments and its log.
 *
 * `GET …/workflow?locale=` returns the state. `POST …/workflow {locale, action}` changes it: `ask`,
 * `reopen`, `approve {hash, publish?}`, `return {comment, field?}`, `assign {user}`.
 * `GET …/comments` lists the threads, `POST …/comments {locale, body, field?, thread?}` adds a comment,
 * `POST …/comments/read` marks the notices about the document as read, `PATCH …/comments/:id {resolved}`
 * resolves a thread and `DELETE` deletes a comment.
 * `GET …/activity?before=` lists who did what.
 */
export const workflowEndpoints = {
  collection: endpoints('/:id'),
  global: endpoints(''),
}

/** The next step of the work on a language, or who does it. */
export type WorkWish =
  | Exclude<StepWish, { action: 'return' }>
  | { action: 'return'; comment: string; field?: string | null }
  | { action: 'assign'; user: string | null }

const incomplete = (req: PayloadRequest) => refuse(400, req.t('error:missingRequiredData'))

async function showWork(target: PublicationTarget, _body: Values, req: PayloadRequest) {
  return isLocale(req.query.locale) ? answer(target, req.query.locale, req) : incomplete(req)
}

async function answer(target: PublicationTarget, locale: Locale, req: PayloadRequest) {
  const work = await readWork(target, locale, req)
  return work ? Response.json(work) : refuse(404, req.t('general:notFound'))
}

async function changeWork(target: PublicationTarget, body: Values, req: PayloadRequest) {
  const { action, locale, user = null } = body
  if (!isLocale(locale)) return incomplete(req)
  if (action === 'assign') {
    if (user !== null && typeof user !== 'string') return incomplete(req)
    await assignWork(target, locale, user, req)
    return answer(target, locale, req)
  }
  const wish = readWish(body)
  if (!wish) return incomplete(req)
  await changeStep(target, locale, wish, req)
  return answer(target, locale, req)
}

function readWish({ action, comment, field = null, hash, publish }: Values): StepWish | undefined {
  if (action === 'ask' || action === 'reopen') return { action }
  if (action === 'approve' && typeof hash === 'string')
    return { action, hash, publish: publish === true }
  const isField = field === null || typeof field === 'string'
  if (action === 'return' && typeof comment === 'string' && isField)
    return { action, comment, field }
  return undefined
}

async function showComments(target: PublicationTarget, _body: Values, req: PayloadRequest) {
  return Response.json(await showThreads(target, req))
}

async function markRead({ slug, id }: PublicationTarget, _body: Values, req: PayloadRequest) {
  await readNotices({ entity: { slug, id: id ?? '' } }, req)
  return Response.json({ notices: await listNotices(req) })
}

async function addOne(target: PublicationTarget, body: Values, req: PayloadRequest) {
  const { locale, body: text, field = null, thread = null } = body
  const isPlace = [field, thread].every((one) => one === null || typeof one === 'string')
  if (!isLocale(locale) || typeof text !== 'string' || !isPlace) return incomplete(req)
  const place = { field: field as string | null, thread: thread as string | null }
  await addComment(target, { locale, body: text, ...place }, req)
  return Response.json(await showThreads(target, req))
}

async function resolve(target: PublicationTarget, { resolved }: Values, req: PayloadRequest) {
  if (typeof resolved !== 'boolean') return incomplete(req)
  await resolveThread(target, String(req.routeParams?.comment), resolved, req)
  return Response.json(await showThreads(target, req))
}

async function remove(target: PublicationTarget, _body: Values, req: PayloadRequest) {
  await deleteComment(target, String(req.routeParams?.comment), req)
  return Response.json(await showThreads(target, req))
}

export type ActivityPage = { entries: ShownActivity[]; hasMore: boolean }

async function showActivity({ slug, id }: PublicationTarget, _body: Values, req: PayloadRequest) {
  const { before } = req.query
  const isPage = typeof before === 'string' && /^\d{1,18}$/.test(before)
  const entries = await readActivity(req, {
    of: { slug, id: id ?? '' },
    ...(isPage && { before }),
    limit: activitiesPerPage + 1,
  })
  return Response.json({
    entries: entries.slice(0, activitiesPerPage),
    hasMore: entries.length > activitiesPerPage,
  } satisfies ActivityPage)
}
