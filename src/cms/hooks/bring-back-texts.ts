import type { FieldHook, FieldHookArgs, GlobalSlug, SelectType } from 'payload'
import { isDefaultLocale } from '@/cms/access/is-default-locale'
import { isValues, rowsOf, type Values } from '@/desk/documents/row-fields'

/**
 * Restores the texts of other languages when a removed row is restored in English, for example with
 * an older version. The texts come from the newest draft that contains the row.
 */
export const bringBackTexts: FieldHook = async (args) => {
  const { field, operation, req, siblingDocWithLocales = {}, value } = args
  const name = String(field.name)
  // A new row has no stored values, and its lists are new too.
  const isNew = operation !== 'update' || Object.keys(siblingDocWithLocales).length === 0
  if (isNew || !isDefaultLocale({ req })) return value
  const stored = rowsOf(siblingDocWithLocales[name])
  const known = new Set(stored.map(({ id }) => id))
  const added = rowsOf(value).filter(({ id }) => id && !known.has(id))
  if (added.length === 0) return value
  const drafts = await readDrafts(args)
  const before = added.map(({ id }) => findRow(drafts, id)).filter(isValues)
  // Payload merges the other languages from here into the saved document.
  siblingDocWithLocales[name] = [...stored, ...before]
  return value
}

/** Returns the values of a hook's top-level field in the drafts of a document, newest first. */
async function readDrafts({ collection, global, originalDoc, path, req }: FieldHookArgs) {
  const options = {
    locale: 'all',
    pagination: false,
    req,
    select: { snapshot: true, version: { [String(path[0])]: true } } satisfies SelectType,
    sort: '-updatedAt',
  }
  const { docs } = collection
    ? await req.payload.db.findVersions({
        ...options,
        collection: collection.slug,
        where: { parent: { equals: originalDoc.id } },
      })
    : await req.payload.db.findGlobalVersions({ ...options, global: global?.slug as GlobalSlug })
  // A publication is followed by a snapshot of the draft, which can contain more rows.
  const drafts = (docs as Stored[]).filter((_, index) => !(docs as Stored[])[index - 1]?.snapshot)
  return drafts.map(({ version }) => version)
}

type Stored = { snapshot?: boolean | null; version: unknown }

function findRow(value: unknown, id: unknown): Values | undefined {
  if (!isValues(value)) return undefined
  if (!Array.isArray(value) && value.id === id) return value
  for (const child of Object.values(value)) {
    const found = findRow(child, id)
    if (found) return found
  }
  return undefined
}
