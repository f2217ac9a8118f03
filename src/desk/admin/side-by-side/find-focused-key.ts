import type { FormState } from 'payload'
import { keyOfField } from '../../side-by-side/key-of-field'

/** Finds the key of the text whose field, or English text, has the focus. */
export function findFocusedKey(fields: FormState): string | undefined {
  const { activeElement } = document
  const place = activeElement?.closest<HTMLElement>('[data-field-path]')
  const path = place?.dataset.fieldPath ?? readPath(activeElement?.id ?? '')
  return path && keyOfField(path, (list) => fields[list]?.rows)
}

/** Payload derives the ids of inputs from their paths. */
function readPath(id: string): string | undefined {
  return id.startsWith('field-') ? id.slice('field-'.length).replaceAll('__', '.') : undefined
}
