import type { FieldDefinition, FieldMeta, FieldValue } from './field'

export type ContentField = FieldMeta & { name: string }

type Kind = { schema: { shape: Readonly<Record<string, FieldDefinition>> } }
type Fields<Type extends string> = Readonly<Record<Type, readonly ContentField[]>>

/** The form fields of each kind, in the order of its schema. */
export function listContentFields<Type extends string>(kinds: Record<Type, object>): Fields<Type> {
  const entries = Object.entries(kinds).map(([type, kind]) => [type, fieldsOf(kind as Kind)])
  return Object.fromEntries(entries)
}

function fieldsOf({ schema }: Kind): ContentField[] {
  return Object.entries(schema.shape).map(([name, { meta }]) => ({ name, ...meta }))
}

/** Initial values of a form: all fields empty, first options chosen. */
export function blankFields(fields: readonly ContentField[]): Record<string, FieldValue> {
  return Object.fromEntries(fields.map((field) => [field.name, field.initial]))
}

/** Whether a field is shown with the current values of the others. */
export function isFieldShown(
  { shownWhen }: ContentField,
  fields: readonly ContentField[],
  values: Readonly<Record<string, FieldValue>>,
): boolean {
  if (!shownWhen) return true
  const other = fields.find((field) => field.name === shownWhen.field)
  const value = values[shownWhen.field] ?? other?.initial
  return value !== undefined && shownWhen.is.includes(value)
}
