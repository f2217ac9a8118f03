import type { Locale } from '@/i18n/locales'
import { paths } from '@/paths'

/** The parameter with the path of the field that a form focuses, such as `blocks.0.title`. */
export const focusParameter = 'focus'

/** Returns the address of a form, with the text to focus. `id` is '' for a global. */
export function formAddress(
  entity: string,
  id: string,
  locale: Locale,
  firstPath: string | null,
): string {
  const place = id === '' ? `globals/${entity}` : `collections/${entity}/${id}`
  const query = new URLSearchParams({ locale, ...(firstPath && { [focusParameter]: firstPath }) })
  return `${paths.admin}/${place}?${query}`
}
