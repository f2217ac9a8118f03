import 'server-only'
import type { FlattenedField, PopulateType } from 'payload'
import { isValues, type Values } from '@/desk/documents/row-fields'
import { defaultLocale, type Locale } from '@/i18n/locales'
import { getPayload } from './payload'

/**
 * Replaces documents that a draft is related to, which are read as drafts as well, by what visitors
 * see of them.
 */
export async function showPublicRelations<Document extends object>(
  fields: readonly FlattenedField[],
  document: Document,
  locale: Locale,
  populate: PopulateType | undefined,
): Promise<Document> {
  const payload = await getPayload()
  const values = document as Values
  const shown: Values = { ...values }
  for (const field of fields) {
    if (field.type !== 'relationship' || typeof field.relationTo !== 'string') continue
    const { relationTo } = field
    const related = [values[field.name] ?? []].flat()
    if (related.length === 0 || !payload.collections[relationTo].config.versions?.drafts) continue
    const ids = related.map((one: unknown) => (isValues(one) ? one.id : one))
    const { docs } = await payload.find({
      collection: relationTo,
      where: { id: { in: ids } },
      locale,
      fallbackLocale: defaultLocale,
      depth: 0,
      pagination: false,
      ...(populate && { select: populate[relationTo] }),
    })
    const found = ids.flatMap((id) => docs.find((doc) => doc.id === id) ?? [])
    shown[field.name] = field.hasMany ? found : (found[0] ?? null)
  }
  return shown as Document
}
