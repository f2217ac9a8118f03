import type { useTranslations } from 'next-intl'
import type { DescribedOperation } from '@/data/open-api/describe-api'
import type { JsonSchema } from '@/data/open-api/json-schema'
import { isSameValue } from '@/std/is-same-value'
import { arrangeReference } from './arrange-reference'
import { describeType } from './describe-type'
import { listFields, type SchemaField } from './list-fields'
import { meaningKey } from './meaning-key'
import type { PackedObject } from './object-list'
import type { PackedOperation } from './operation-list'
import { packRows } from './packed-rows'
import { type ReferencePage, writeObjectLink } from './reference-links'

export type ReferenceTexts = ReturnType<typeof useTranslations<'developers'>>

/** Returns a description of the OpenAPI document in the language of the page. */
export function translateMeaning(t: ReferenceTexts, text: string | undefined): string {
  return text ? t(`meanings.${meaningKey(text)}` as 'meanings.firstDay') : ''
}

/** Describes a type in a few words, with links to objects. */
function packType(page: ReferencePage, schema: JsonSchema): string {
  const { pageOf } = arrangeReference()
  return describeType(schema)
    .map((part) =>
      'text' in part ? part.text : writeObjectLink(part.object, pageOf(part.object), page),
    )
    .join('')
}

function packFields(
  t: ReferenceTexts,
  page: ReferencePage,
  fields: readonly SchemaField[],
): string {
  return packRows(
    fields.map(({ name, isRequired, schema }) => {
      const standard = schema.default === undefined ? '' : ` = ${JSON.stringify(schema.default)}`
      const meaning = translateMeaning(t, schema.description)
      return [name, isRequired ? '*' : '', packType(page, schema) + standard, meaning]
    }),
  )
}

/** Packs an operation for its page. */
export function packOperation(t: ReferenceTexts, operation: DescribedOperation): PackedOperation {
  const { id, group, method, path, needsKey, isRepeatable, body, bodySchema } = operation
  const { parameters, answer, answerSchema, problems, example } = operation
  const fields = parameters.map(({ name, required, description, schema }) => ({
    name,
    isRequired: required,
    schema: { ...schema, ...(description && { description }) },
  }))
  const answered = [
    answer.status,
    answerSchema && packType(group, answerSchema),
    answer.mediaTypes?.join(', '),
  ]
  return {
    ...{ id, method, path, problems: problems.join(' ') },
    summary: t(`operations.${id}`),
    parameters: packFields(t, group, fields),
    answer: answered.filter(Boolean).join(' '),
    ...(needsKey && { needsKey }),
    ...(isRepeatable && { isRepeatable }),
    ...(body === 'file' && { body }),
    ...(bodySchema && { bodyType: packType(group, bodySchema) }),
    ...(example && { example }),
  }
}

/** Fewer fields in common are not worth a look at another object. */
const leastInCommon = 10

/** Packs the objects of a page. What most fields share with an earlier object is not repeated. */
export function packObjects(t: ReferenceTexts, page: ReferencePage): PackedObject[] {
  const { schemas, pageOf } = arrangeReference()
  const complete: { name: string; fields: readonly SchemaField[] }[] = []
  return Object.entries(schemas)
    .filter(([name]) => pageOf(name) === page)
    .map(([name, schema]) => {
      const all = listFields(schema)
      const { like, fields } = findLike(complete, all)
      if (!like) complete.push({ name, fields })
      const same =
        like && t.markup('objects.like', { name: like, object: (chunks) => `{${chunks}}` })
      const about = [translateMeaning(t, schema.description), same].filter(Boolean)
      return {
        name,
        ...(about.length > 0 && { about: about.join(' ') }),
        fields: packFields(t, page, fields),
      }
    })
}

function findLike(
  earlier: readonly { name: string; fields: readonly SchemaField[] }[],
  fields: readonly SchemaField[],
): { like?: string; fields: readonly SchemaField[] } {
  for (const { name, fields: known } of earlier) {
    const own = fields.filter((field) => !known.some((other) => isSameValue(other, field)))
    const hasAll = known.every((other) => fields.some((field) => field.name === other.name))
    if (hasAll && fields.length - own.length >= leastInCommon) return { like: name, fields: own }
  }
  return { fields }
}
