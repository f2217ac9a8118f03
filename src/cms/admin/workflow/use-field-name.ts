'use client'

import { useForm } from '@payloadcms/ui'
import { locateField } from '@/desk/states/focus-path'
import { readLabel } from './read-label'

/** Returns the label of a field of the form, by its key. */
export function useFieldName(key: string | null): string {
  const { getFields } = useForm()
  if (key === null) return ''
  const fields = getFields()
  const path = locateField(key, (list) => fields[list]?.rows)
  const id = `field-${path?.join('__')}`
  const label = document.querySelector(`label[for="${CSS.escape(id)}"]`)
  return label ? readLabel(label) : key
}
