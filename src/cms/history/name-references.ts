import type { CollectionSlug, FlattenedField, PayloadRequest } from 'payload'
import { formatReference, parseReference } from '@/cms/links/document-address'
import { isValues, type Values, walkFields } from '@/desk/documents/row-fields'
import { defaultLocale, isLocale, type Locale } from '@/i18n/locales'
import { referenceOf } from './compare-versions'

/** Returns the titles of the documents and pictures that versions refer to: `media:<id>`. */
export async function nameReferences(
  fields: readonly FlattenedField[],
  versions: readonly object[],
  locale: Locale,
  req: PayloadRequest,
): Promise<Map<string, string>> {
  const references = new Set(versions.flatMap((version) => listReferences(fields, version)))
  const names = new Map<string, string>()
  const split = [...references].map((reference) => reference.split(':'))
  for (const collection of new Set(split.map(([slug = '']) => slug))) {
    if (!(collection in req.payload.collections)) continue
    const slug = collection as CollectionSlug
    const { useAsTitle = 'id' } = req.payload.collections[slug].config.admin
    const ids = split.flatMap(([own, id]) => (own === collection && id ? [id] : []))
    const { docs } = await req.payload.find({
      collection: slug,
      where: { id: { in: ids } },
      draft: true,
      trash: true,
      depth: 0,
      pagination: false,
      locale,
      fallbackLocale: defaultLocale,
      select: { [useAsTitle]: true } as never,
      req,
    })
    for (const doc of docs as unknown as Values[]) {
      const title = doc[useAsTitle]
      if (typeof title === 'string' && title) names.set(`${collection}:${doc.id}`, title)
    }
  }
  return names
}

function listReferences(fields: readonly FlattenedField[], version: object): string[] {
  const references: string[] = []
  for (const { field, value } of walkFields(fields, version as Values)) {
    if (field.type === 'relationship' || field.type === 'upload')
      references.push(...listRelated(value).map((one) => referenceOf(field, one)))
    else
      for (const text of listTexts(value)) {
        const reference = parseReference(text)
        if (reference) references.push(formatReference({ ...reference, suffix: '' }))
      }
  }
  return references
}

/** One related document or several, or those of each language. */
function listRelated(value: unknown): unknown[] {
  const isByLanguage = isValues(value) && Object.keys(value).some(isLocale)
  const related = isByLanguage ? Object.values(value) : [value]
  return related.flat().filter((one) => one !== null && one !== undefined)
}

/** A text, or its values by language. */
function listTexts(value: unknown): string[] {
  const texts = isValues(value)
    ? Object.entries(value).flatMap(([locale, text]) => (isLocale(locale) ? [text] : []))
    : [value]
  return texts.filter((text) => typeof text === 'string')
}
