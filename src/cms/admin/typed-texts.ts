import type { FormState } from 'payload'

export type Texts = Record<string, string>

/** Whether a form contains anything that it did not open with. */
export function hasTyped(fields: FormState): boolean {
  return Object.values(fields).some(
    ({ initialValue, value }) => write(value) !== write(initialValue),
  )
}

/** The texts of a form that were changed after it was sent. */
export function listLaterTexts(sent: FormState, last: FormState): Texts {
  const later = Object.entries(last).flatMap(([path, { value }]): [string, string][] =>
    typeof value === 'string' && value !== sent[path]?.value ? [[path, value]] : [],
  )
  return Object.fromEntries(later)
}

/** An empty text and none are the same. */
const write = (value: unknown) => JSON.stringify(value || null)
