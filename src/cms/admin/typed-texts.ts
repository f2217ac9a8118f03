import type { FormState } from 'payload'

export type Texts = Record<string, string>

/** Returns whether a form has any value that differs from its initial one. */
export function hasTyped(fields: FormState): boolean {
  return Object.values(fields).some(
    ({ initialValue, value }) => write(value) !== write(initialValue),
  )
}

/** Returns the texts of a form that were changed after it was submitted. */
export function listLaterTexts(sent: FormState, last: FormState): Texts {
  const later = Object.entries(last).flatMap(([path, { value }]): [string, string][] =>
    typeof value === 'string' && value !== sent[path]?.value ? [[path, value]] : [],
  )
  return Object.fromEntries(later)
}

/** Serialises a value; an empty text equals a missing one. */
const write = (value: unknown) => JSON.stringify(value || null)
