import { randomUUID } from 'node:crypto'
import {
  type CollectionConfig,
  type FlattenedField,
  type GlobalConfig,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { isStaff } from '@/cms/access/is-staff'
import { labelFor } from '@/cms/admin/label'
import { isValues, type Values, walkFields } from '@/desk/documents/row-fields'
import { isLocale } from '@/i18n/locales'
import { findOwn, noteOwn } from './last-save'
import { lockDocument } from './lock-document'
import { createRevision, mergeChanges, type Revision } from './merge-changes'
import { parseRevision, readRevision } from './read-revision'
import { noteSentFields, refuseFields } from './refuse-fields'

type Operation = { args?: object; operation: string; req: PayloadRequest }

async function lockUpdated(slug: string, { args, operation, req }: Operation): Promise<void> {
  if (operation !== 'update') return
  await lockDocument(slug, args && 'id' in args ? String(args.id) : '', req)
}

/**
 * Saves content that Payload copies from another language as a draft, also if the source is
 * published.
 */
function saveCopyAsDraft({ args, operation, req }: Operation): void {
  if (operation !== 'update' || !args || !('data' in args) || !isValues(args.data)) return
  const revision = readRevision(args.data.revision)
  if (revision && revision.locale !== req.locale) args.data._status = 'draft'
}

/** Records which values a request contains, before Payload adds the stored ones. */
function noteSent(fields: FlattenedField[], { args, operation, req }: Operation): void {
  if (operation !== 'update' || !args || !('data' in args) || !isValues(args.data)) return
  const sent = [...walkFields(fields, args.data)].filter(({ value }) => value !== undefined)
  req.context.sentKeys = new Set(sent.map(({ key }) => key))
}

/** Merges a save with the changes of others since its revision, or refuses it with a comparison. */
async function mergeSave(
  entity: { slug: string; flattenedFields: FlattenedField[] },
  data: Values,
  current: Values,
  req: PayloadRequest,
): Promise<Values> {
  const loaded = parseRevision(data.revision, req.locale)
  if (!loaded) return data
  const fields = entity.flattenedFields
  const saved = { slug: entity.slug, id: String(current.id ?? '') }
  const own = await findOwn(loaded, saved, req)
  const ownHashes = Object.entries(own.values).map(([path, { hash }]) => [path, hash])
  const known: Revision = { ...loaded.hashes, ...Object.fromEntries(ownHashes) }
  const { merged, conflicts } = mergeChanges(fields, known, current, data)
  if (conflicts.length === 0) {
    const { id } = loaded
    const save = own.saves + 1
    const sentKeys = req.context.sentKeys as ReadonlySet<string>
    const changed = Object.entries(createRevision(fields, data))
      .filter(([path, hash]) => sentKeys.has(path) && hash !== known[path])
      .map(([path, hash]) => [path, { hash, save }])
    const values = { ...own.values, ...Object.fromEntries(changed) }
    await noteOwn({ id, saves: save, values }, saved, req)
    req.context.revision = { id, saves: save }
    return merged
  }
  const message = labelFor(req.i18n.language, 'errors.conflict')
  const theirs = Object.fromEntries(conflicts.map((conflict) => [conflict.path, conflict.theirs]))
  const revision = writeRevision(entity, current, req)
  const refusal = new ValidationError({
    collection: entity.slug,
    errors: [
      ...conflicts.map(({ path }) => ({ path, message })),
      { path: 'revision', message: JSON.stringify({ revision, theirs }) },
    ],
    req,
  })
  // The default message would list the revision field, which no form shows.
  refusal.message = labelFor(req.i18n.language, 'conflict.title')
  throw refusal
}

/** Returns the revision of a document in the language of the request, in the format of its form. */
function writeRevision(
  { flattenedFields }: { flattenedFields: FlattenedField[] },
  doc: Values,
  req: PayloadRequest,
): string {
  const hashes = createRevision(flattenedFields, doc)
  const form = req.context.revision ?? { id: randomUUID(), saves: 0 }
  return JSON.stringify({ locale: req.locale, ...form, hashes })
}

function addRevision<Doc extends Values>(
  entity: { flattenedFields: FlattenedField[] },
  doc: Doc,
  req: PayloadRequest,
): Doc {
  if (!isStaff({ req }) || !isLocale(req.locale)) return doc
  return { ...doc, revision: writeRevision(entity, doc, req) }
}

/** Hooks of a collection for concurrent editing by several users. */
export const collectionRevisionHooks = {
  beforeOperation: [
    (operation) => saveCopyAsDraft(operation as Operation),
    ({ collection, ...operation }) => {
      noteSent(collection.flattenedFields, operation as Operation)
      noteSentFields(collection.flattenedFields, operation)
      return lockUpdated(collection.slug, operation as Operation)
    },
  ],
  beforeValidate: [
    async ({ collection, data, operation, originalDoc, req }) => {
      if (operation !== 'update' || !data) return data
      await refuseFields(data, originalDoc ?? {}, req)
      return mergeSave(collection, data, originalDoc ?? {}, req)
    },
  ],
  afterRead: [
    ({ collection, doc, findMany, req }) => (findMany ? doc : addRevision(collection, doc, req)),
  ],
} satisfies CollectionConfig['hooks']

export const globalRevisionHooks = {
  beforeOperation: [
    ({ global, ...operation }) => {
      noteSent(global.flattenedFields, operation as Operation)
      noteSentFields(global.flattenedFields, operation)
      return lockUpdated(global.slug, operation as Operation)
    },
  ],
  beforeValidate: [
    async ({ data, global, originalDoc, req }) => {
      if (!data) return data
      await refuseFields(data, originalDoc ?? {}, req)
      return mergeSave(global, data, originalDoc ?? {}, req)
    },
  ],
  afterRead: [({ doc, global, req }) => addRevision(global, doc, req)],
} satisfies GlobalConfig['hooks']
