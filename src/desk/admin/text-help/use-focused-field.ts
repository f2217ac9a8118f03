import { useForm } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { keyOfField } from '../../side-by-side/key-of-field'

/** A field of the form that had the focus last. */
export type FocusedField = { element: HTMLElement; path: string; key: string }

const editable = 'input, textarea, [contenteditable="true"]'

/** Follows the focus through the fields of the form. */
export function useFocusedField(): FocusedField | null {
  const { getFields } = useForm()
  const [focused, setFocused] = useState<FocusedField | null>(null)
  const read = useEffectEvent((target: EventTarget | null) => {
    if (!(target instanceof HTMLElement) || !target.matches(editable)) return
    const fields = getFields()
    const path = readPath(target)
    if (!path || !fields[path]) return
    setFocused({ element: target, path, key: keyOfField(path, (list) => fields[list]?.rows) })
  })
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => read(target)
    document.addEventListener('focusin', follow)
    read(document.activeElement)
    return () => document.removeEventListener('focusin', follow)
  }, [])
  return focused
}

/** Payload derives the ids of inputs from their paths; rich text editors name theirs. */
function readPath(element: HTMLElement): string | undefined {
  const { id } = element
  if (id.startsWith('field-')) return id.slice('field-'.length).replaceAll('__', '.')
  return element.closest<HTMLElement>('[data-field-path]')?.dataset.fieldPath
}
