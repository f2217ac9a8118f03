import type { DeskLocale } from '../../languages'
import { payloadRoutes } from '../../routes'

/** The parameter with the path of the field that a form focuses, such as `blocks.0.title`. */
export const focusParameter = 'focus'

/** Returns the address of a form, with the text to focus. `id` is '' for a global. */
export function formAddress(
  entity: string,
  id: string,
  locale: DeskLocale,
  firstPath: string | null,
): string {
  const place = id === '' ? `globals/${entity}` : `collections/${entity}/${id}`
  const query = new URLSearchParams({ locale, ...(firstPath && { [focusParameter]: firstPath }) })
  return `${payloadRoutes.admin}/${place}?${query}`
}
