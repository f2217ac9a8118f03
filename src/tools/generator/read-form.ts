import type { ContentDraft } from '@/qr/content/content'
import type { ContentType } from '@/qr/content/content-types'
import { contentFields } from '@/qr/content/fields'
import { pickFields } from './session-draft'

/**
 * What already stands in the form and is not its blank state: typed before the script arrived, or
 * put back by the browser after a reload.
 */
export function readForm(form: HTMLFormElement, type: ContentType): Partial<ContentDraft> {
  const filled = contentFields[type].flatMap(({ name, initial }) => {
    const control = form.elements.namedItem(name)
    if (!(control instanceof HTMLElement) || !('value' in control)) return []
    const isBox = control instanceof HTMLInputElement && control.type === 'checkbox'
    const value = isBox ? control.checked : control.value
    return value === initial ? [] : [[name, value]]
  })
  return pickFields(type, Object.fromEntries(filled))
}
