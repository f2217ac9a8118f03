import type { Messages } from '@/i18n/load-messages'
import { pageTypes } from '@/qr/content'

/** The names of the types, without the texts of their pages. */
export function pickTypeNames({ types }: Messages) {
  return Object.fromEntries(pageTypes.map((type) => [type, { label: types[type].label }]))
}
