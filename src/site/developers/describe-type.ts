import { findSchemaName, type JsonSchema } from '@/data/open-api/json-schema'

type TypePart = { text: string } | { object: string }

const mostChoices = 12

/**
 * Describes a schema in a few words, such as `string or null`; named objects are separate parts, so
 * that they can be links.
 */
export function describeType(schema: JsonSchema): TypePart[] {
  const object = findSchemaName(schema)
  if (object) return [{ object }]
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return choices.flatMap((choice, at) => [...or(at), ...describeType(choice)])
  if (schema.const !== undefined) return [{ text: JSON.stringify(schema.const) }]
  if (schema.enum) {
    const shown = schema.enum.slice(0, mostChoices).map((value) => JSON.stringify(value))
    const rest = schema.enum.length > mostChoices ? [`… (${schema.enum.length})`] : []
    return [{ text: [...shown, ...rest].join(' | ') }]
  }
  if (schema.type === 'array') return [{ text: 'array of ' }, ...describeType(schema.items ?? {})]
  if (typeof schema.additionalProperties === 'object' && !schema.properties) {
    return [{ text: 'map of ' }, ...describeType(schema.additionalProperties)]
  }
  const range = rangeOf(schema)
  const format = schema.format ? ` (${schema.format})` : ''
  return [{ text: `${schema.type ?? 'any'}${format}${range}` }]
}

function or(at: number): TypePart[] {
  return at === 0 ? [] : [{ text: ' or ' }]
}

/** Formats the limits of a type, without those that zod adds to every integer. */
function rangeOf({ minimum, maximum, minLength, maxLength }: JsonSchema): string {
  const from = usual(minLength ?? minimum)
  const to = usual(maxLength ?? maximum)
  if (from === undefined && to === undefined) return ''
  if (to === undefined) return ` ≥ ${from}`
  return from === undefined ? ` ≤ ${to}` : ` ${from}–${to}`
}

function usual(value: number | undefined): number | undefined {
  return value !== undefined && Math.abs(value) < Number.MAX_SAFE_INTEGER ? value : undefined
}
