import {
  APIError,
  type CollectionConfig,
  type FlattenedField,
  isolateObjectProperty,
  type PayloadRequest,
} from 'payload'
import { isDefaultLocale } from '@/cms/access/is-default-locale'
import { labelFor } from '@/cms/admin/label'
import { labelTrail } from '@/desk/documents/all-locales'
import { type FieldPlace, isValues, type Values, walkFields } from '@/desk/documents/row-fields'
import { defaultLocale } from '@/i18n/locales'
import { hashValue, idsOf, isList, isWritten } from './merge-changes'
import { parseRevision } from './read-revision'

/** A value of a request that its user may not be allowed to change. */
type SentField = Pick<FieldPlace, 'field' | 'key' | 'path' | 'trail'> & {
  hash: string
  ids: unknown[]
}

type Operation = { args?: object; operation: string; overrideAccess?: boolean; req: PayloadRequest }

/** Records the guarded values of a request, before Payload removes those that are refused. */
export function noteSentFields(
  fields: readonly FlattenedField[],
  { args, operation, overrideAccess, req }: Operation,
): void {
  req.context.sentFields = undefined
  const isSent = args && 'data' in args && isValues(args.data) && !overrideAccess
  // Restored versions contain shared values, which stay as they are in other languages.
  if (operation !== 'update' || !isSent || req.context.activity) return
  const sent: SentField[] = []
  for (const { field, key, path, trail, value } of walkFields(fields, args.data as Values)) {
    const isVirtual = 'virtual' in field && Boolean(field.virtual)
    const isGuarded = ruleOf(field) !== undefined || isList(field)
    if (value === undefined || !isGuarded || !isWritten(field) || isVirtual) continue
    const ids = isList(field) ? idsOf(value) : []
    sent.push({ field, key, path, trail, hash: hashValue(field, value), ids })
  }
  req.context.sentFields = sent
}

/**
 * Refuses a request that changes what its user may not change, and names the fields; Payload would
 * accept it and leave them as they are. Forms send all their fields, so a value counts as changed if it
 * differs both from the stored one and from the one that the form was loaded with.
 */
export async function refuseFields(
  data: Values,
  stored: Values,
  req: PayloadRequest,
): Promise<void> {
  const sent = (req.context.sentFields ?? []) as SentField[]
  if (sent.length === 0) return
  const loaded = parseRevision(data.revision, req.locale)
  // Copied from another language, with its shared values.
  if (data.revision && !loaded) return
  const top = new Set(sent.map(({ trail }) => trail[0] as FlattenedField))
  const places = [...walkFields([...top], stored)]
  const current = new Map(places.map(({ key, value }) => [key, value]))
  const refused: SentField[] = []
  for (const one of sent) {
    const { field, key, hash } = one
    // The list of a row that is not stored is refused instead. Forms of other languages offer no way to
    // change lists, and merge the changes of others.
    if (!current.has(key) || (loaded && isList(field))) continue
    const isKnown = hash === hashValue(field, current.get(key)) || hash === loaded?.hashes[key]
    if (!isKnown && !(await mayChange(one, current, { data, stored, req }))) refused.push(one)
  }
  if (refused.length === 0) return
  const { language } = req.i18n
  // What may be changed in English is shared by all languages.
  const inEnglish = isolateObjectProperty(req, ['locale'])
  inEnglish.locale = defaultLocale
  const errors = []
  for (const one of refused) {
    const isShared = await mayChange(one, current, { data, stored, req: inEnglish })
    const message = labelFor(language, isShared ? 'refusals.sharedField' : 'refusals.field')
    errors.push({ path: one.path, label: labelTrail(one.trail, language), message })
  }
  throw new APIError(labelFor(language, 'refusals.field'), 403, { errors }, true)
}

const ruleOf = (field: FlattenedField) => ('access' in field ? field.access?.update : undefined)

async function mayChange(
  { field, ids, key }: SentField,
  current: ReadonlyMap<string, unknown>,
  { data, stored, req }: { data: Values; stored: Values; req: PayloadRequest },
): Promise<boolean> {
  // Rows are left out to leave them unchanged; they are not added or moved.
  if (isList(field)) return isDefaultLocale({ req }) || isPart(ids, idsOf(current.get(key)))
  const own = { data, doc: stored, id: stored.id as string, req, siblingData: data }
  return Boolean(await ruleOf(field)?.(own as never))
}

/** Whether all values are among others, in the same order. */
function isPart(values: readonly unknown[], others: readonly unknown[]): boolean {
  let next = 0
  for (const other of others) if (next < values.length && values[next] === other) next++
  return next === values.length
}

/** Hooks of a collection without drafts. */
export const refusingFields = {
  beforeOperation: [
    ({ collection, ...operation }) => noteSentFields(collection.flattenedFields, operation),
  ],
  beforeValidate: [
    async ({ data, operation, originalDoc, req }) => {
      if (operation === 'update' && data) await refuseFields(data, originalDoc ?? {}, req)
      return data
    },
  ],
} satisfies CollectionConfig['hooks']
