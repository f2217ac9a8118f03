import {
  type FieldValue,
  type PageDraft,
  type PageType,
  pageFields,
  pickFields,
} from '@/qr/content'

/**
 * Returns values of the form that differ from the blank one: typed before the script loaded, or
 * restored by the browser after a reload.
 */
export function readForm(
  form: HTMLFormElement,
  type: PageType,
  /** The defaults of the blank form. */
  start: Readonly<Record<string, FieldValue>> = {},
): Partial<PageDraft> {
  const filled = pageFields[type].flatMap(({ name, initial }) => {
    const control = form.elements.namedItem(name)
    if (!(control instanceof HTMLElement) || !('value' in control)) return []
    const isBox = control instanceof HTMLInputElement && control.type === 'checkbox'
    const value = isBox ? control.checked : control.value
    return value === (start[name] ?? initial) ? [] : [[name, value]]
  })
  return pickFields(type, Object.fromEntries(filled))
}
