import type { JsonSchema } from '@/data/open-api/json-schema'
import { isSameValue } from '@/std/is-same-value'

export type SchemaField = { name: string; isRequired: boolean; schema: JsonSchema }

/**
 * Lists the members of an object and of its unnamed nested objects, such as `rules.split[].url`.
 */
export function listFields(schema: JsonSchema, prefix = ''): SchemaField[] {
  const members = Object.entries(schema.properties ?? {})
  const [first] = members
  // Nested fields that all members have in common are listed once, as those of a map are.
  const areSame =
    first && members.length > 2 && members.every(([, each]) => isSameValue(each, first[1]))
  const fields = members.flatMap(([key, member]) => {
    const isRequired = schema.required?.includes(key) ?? false
    const field = { name: prefix + key, isRequired, schema: describe(member) }
    return [field, ...(areSame ? [] : listWithin(member, field.name))]
  })
  return areSame ? [...fields, ...listWithin(first[1], `${prefix}*`)] : fields
}

/** A nullable schema has its description on the alternative that is not null. */
function describe(schema: JsonSchema): JsonSchema {
  const { description = schema.anyOf?.find((choice) => choice.description)?.description } = schema
  return description ? { ...schema, description } : schema
}

function listWithin(schema: JsonSchema, name: string): SchemaField[] {
  if (schema.$ref) return []
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return unique(choices.flatMap((choice) => listWithin(choice, name)))
  if (schema.properties) return listFields(schema, `${name}.`)
  if (schema.items) return listWithin(schema.items, `${name}[]`)
  const { additionalProperties: each } = schema
  return typeof each === 'object' ? listWithin(each, `${name}.*`) : []
}

/** Lists a field that several choices have in common only once. */
function unique(fields: readonly SchemaField[]): SchemaField[] {
  return [...new Map(fields.map((field) => [field.name, field])).values()]
}
