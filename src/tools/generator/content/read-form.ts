import type { PageType } from '@/qr/content/content-types'
import type { FieldValue } from '@/qr/content/field'
import { type PageDraft, pageFields } from '@/qr/content/page-content'
import { pickFields } from '@/qr/content/pick-fields'

/**
 * What already stands in the form and is not its blank state: typed before the script arrived, or
 * put back by the browser after a reload.
 */
export function readForm(
  form: HTMLFormElement,
  type: PageType,
  /** What the blank form has instead of the first options. */
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
