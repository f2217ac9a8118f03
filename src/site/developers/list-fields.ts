import type { JsonSchema } from '@/data/open-api/json-schema'

export type SchemaField = { name: string; isRequired: boolean; schema: JsonSchema }

/**
 * Lists the members of an object and of its unnamed nested objects, such as `rules.split[].url`.
 */
export function listFields(schema: JsonSchema, prefix = ''): SchemaField[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, member]) => {
    const name = prefix + key
    const isRequired = schema.required?.includes(key) ?? false
    return [{ name, isRequired, schema: describe(member) }, ...listWithin(member, name)]
  })
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
