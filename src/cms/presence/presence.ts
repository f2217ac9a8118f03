import type {
  CollectionSlug,
  Endpoint,
  GlobalSlug,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
} from 'payload'
import { isStaff } from '@/cms/access/is-staff'
import { refuse } from '@/desk/documents/refuse'
import { isLocale } from '@/i18n/locales'

/** The editor of a document in a language, and the start time. */
export type Editor = { id: string; name: string; email: string; since: string }
export type PresenceAnswer = { editor: Editor | null }

/**
 * `edit` starts or renews; `takeOver` replaces the editor; `leave` ends the caller's own editing.
 */
export const presenceActions = ['look', 'edit', 'takeOver', 'leave'] as const
export type PresenceAction = (typeof presenceActions)[number]

/** Time after which an editor without renewal is removed: the tab was closed or lost. */
export const presenceLifetimeMs = 90_000

type Stored = { user: string; since: string; renewedAt: string }

/** The document of a presence request, and the permission to update it. */
type Target = { key: string; mayUpdate: () => Promise<boolean> }

function endpoint(path: string, findTarget: (req: PayloadRequest) => Target) {
  return {
    path,
    method: 'post',
    handler: async (req) => {
      if (!isStaff({ req })) return refuse(403, req.t('error:unauthorized'))
      const action = await readAction(req)
      if (!action || !isLocale(req.locale)) return refuse(400, req.t('error:missingRequiredData'))
      const { key, mayUpdate } = findTarget(req)
      if (action !== 'look' && !(await mayUpdate()))
        return refuse(403, req.t('error:notAllowedToPerformAction'))
      const editor = await applyAction(action, `editing:${key}:${req.locale}`, req)
      return Response.json({ editor } satisfies PresenceAnswer)
    },
  } satisfies Omit<Endpoint, 'root'>
}

/**
 * `POST {action}` returns the editor of a document in the language of the request. One person at a
 * time edits a language; translators of different languages work in parallel. Payload's own lock
 * covers all languages at once and ends with every autosave, so it is switched off for these
 * documents.
 */
export const collectionPresence = endpoint('/:id/presence', (req) => {
  const { collection, id } = req.routeParams as { collection: CollectionSlug; id: string }
  const config = req.payload.collections[collection].config as SanitizedCollectionConfig
  return {
    key: `${collection}:${id}`,
    mayUpdate: async () => {
      const access = await config.access.update({ req, id })
      if (!access) return false
      const rules = typeof access === 'object' ? [access] : []
      const where = { and: [{ id: { equals: id } }, ...rules] }
      return (await req.payload.count({ collection, where, req })).totalDocs > 0
    },
  }
})

export const globalPresence = endpoint('/presence', (req) => {
  const { global: slug } = req.routeParams as { global: GlobalSlug }
  const config = req.payload.globals.config.find((one) => one.slug === slug)
  return {
    key: slug,
    mayUpdate: async () => Boolean(await (config as SanitizedGlobalConfig).access.update({ req })),
  }
})

async function readAction(req: PayloadRequest): Promise<PresenceAction | undefined> {
  const body: unknown = await req.json?.()
  const wanted = typeof body === 'object' && body && 'action' in body ? body.action : undefined
  return presenceActions.find((action) => action === wanted)
}

async function applyAction(
  action: PresenceAction,
  key: string,
  req: PayloadRequest,
): Promise<Editor | null> {
  const { kv } = req.payload
  const now = new Date()
  const stored = await kv.get<Stored>(key)
  const isActive =
    stored !== null && now.getTime() - Date.parse(stored.renewedAt) < presenceLifetimeMs
  const active = isActive ? stored : null
  const user = String(req.user?.id)
  if (action === 'look') return describe(active, req)
  if (action === 'leave') {
    if (active?.user !== user) return describe(active, req)
    await kv.delete(key)
    return null
  }
  if (action === 'edit' && active && active.user !== user) return describe(active, req)
  const since = active?.user === user ? active.since : now.toISOString()
  const renewed = { user, since, renewedAt: now.toISOString() }
  await kv.set(key, renewed)
  return describe(renewed, req)
}

/** Returns the name and the address of the editor; null for a deleted account. */
async function describe(stored: Stored | null, req: PayloadRequest): Promise<Editor | null> {
  if (!stored) return null
  const user = await req.payload.findByID({
    collection: 'users',
    id: stored.user,
    select: { name: true, email: true },
    depth: 0,
    disableErrors: true,
    req,
  })
  return user && { id: stored.user, name: user.name, email: user.email, since: stored.since }
}
