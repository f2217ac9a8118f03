import type { CollectionSlug, GlobalSlug, PayloadRequest, Where } from 'payload'
import { publishedIn } from '@/cms/published-in'
import { isUuid } from '@/std/is-uuid'
import { type DescribedVersion, describeVersions, type StoredVersion } from './describe-versions'

/** A document, or a global, whose id is null. */
export type HistoryOf = { slug: string; id: string | null }

/** A version with the name of its author. */
export type NamedVersion = DescribedVersion & { author: string }

const select = {
  autosave: true,
  publishedLocale: true,
  snapshot: true,
  updatedAt: true,
  version: { _status: true, lastEditedAt: true, lastEditedBy: true },
} as const
const isOwn: Where = { snapshot: { not_equals: true } }

/**
 * Reads the versions of a document with the rights of the user, from the newest to the oldest, without the
 * copies that follow a publication.
 *
 * @param shown id of a version that is read even if it is such a copy, which the API lists as well
 */
export async function readHistory(
  { id, slug }: HistoryOf,
  req: PayloadRequest,
  shown?: string,
): Promise<NamedVersion[]> {
  const isRead = isUuid(shown) ? { or: [isOwn, { id: { equals: shown } }] } : isOwn
  const [versions, doc] =
    id === null
      ? await readGlobal(slug as GlobalSlug, isRead, req)
      : await readCollection(slug as CollectionSlug, id, isRead, req)
  const described = describeVersions(versions, publishedIn(doc))
  const names = await readNames(
    described.map(({ edit }) => edit?.user ?? null),
    req,
  )
  return described.map((version) => ({
    ...version,
    author: (version.edit?.user && names.get(version.edit.user)) ?? '–',
  }))
}

/** Reads a version with all languages; undefined if it belongs to another document. */
export async function readVersion(
  { id, slug }: HistoryOf,
  versionId: string,
  req: PayloadRequest,
): Promise<object | undefined> {
  const { payload, user } = req
  const common = { depth: 0, locale: 'all', overrideAccess: false, req, user } as const
  const own: Where[] = [{ id: { equals: versionId } }]
  if (id) own.push({ parent: { equals: id } })
  const where: Where = { and: own }
  const found = { ...common, where, limit: 1, pagination: false, trash: true }
  const { docs } =
    id === null
      ? await payload.findGlobalVersions({ ...found, slug: slug as GlobalSlug })
      : await payload.findVersions({ ...found, collection: slug as CollectionSlug })
  return docs[0]?.version
}

type History = [StoredVersion[], object]

async function readCollection(
  collection: CollectionSlug,
  id: string,
  isRead: Where,
  req: PayloadRequest,
): Promise<History> {
  const { payload, user } = req
  const rights = { overrideAccess: false, req, user }
  const common = { collection, depth: 0, locale: 'all', trash: true, ...rights } as const
  const where = { and: [{ parent: { equals: id } }, isRead] }
  const { docs } = await payload.findVersions({
    ...common,
    where,
    pagination: false,
    sort: '-updatedAt',
    select: select as never,
  })
  const doc = await payload.findByID({ ...common, id, select: { _status: true } as never })
  return [docs as StoredVersion[], doc]
}

async function readGlobal(slug: GlobalSlug, where: Where, req: PayloadRequest): Promise<History> {
  const { payload, user } = req
  const common = { slug, depth: 0, locale: 'all', overrideAccess: false, req, user } as const
  const { docs } = await payload.findGlobalVersions({
    ...common,
    where,
    pagination: false,
    sort: '-updatedAt',
    select: select as never,
  })
  const doc = await payload.findGlobal({ ...common, select: { _status: true } as never })
  return [docs as StoredVersion[], doc]
}

async function readNames(users: (string | null)[], req: PayloadRequest) {
  const ids = [...new Set(users.filter((user) => user !== null))]
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { id: { in: ids } },
    select: { name: true },
    pagination: false,
    depth: 0,
    req,
  })
  return new Map(docs.map(({ id, name }) => [id, name]))
}
