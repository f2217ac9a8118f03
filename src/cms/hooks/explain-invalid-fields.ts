import type { AfterErrorHook, FlattenedField } from 'payload'
import { labelOf } from '@/desk/documents/all-locales'
import { isValues } from '@/desk/documents/row-fields'

/** Maximum number of fields in a message; the form marks all of them. */
const mostNamed = 5

/**
 * Adds the invalid fields and the reasons to the message of a refused save; Payload lists only the
 * fields. The parts contain no colon, at which the admin would split the message.
 */
export const explainInvalidFields: AfterErrorHook = ({ collection, req, result }) => {
  const [error] = result?.errors ?? []
  const invalid: unknown = isValues(error?.data) ? error.data.errors : null
  if (!error || !Array.isArray(invalid) || invalid.length === 0) return
  const entries = invalid.filter(isValues)
  if (entries.some(({ path }) => path === 'revision')) return
  const parts = entries.slice(0, mostNamed).map(({ label, message, path }) => {
    const field = collection?.flattenedFields.find(({ name }) => name === path)
    return `${nameField(label, field, req.i18n.language) ?? path} – ${message}`
  })
  if (entries.length > mostNamed) parts.push('…')
  return { response: { errors: [{ ...error, message: parts.join(' ') }] } }
}

function nameField(label: unknown, field: FlattenedField | undefined, language: string) {
  if (typeof label === 'string') return label
  return field && labelOf(field, language)
}
