import { getDeskTexts } from '@/desk/admin/get-desk-texts'
import type { LabelKey } from './label'

/** Returns the text of a key of the `admin` namespace, with its arguments and plural forms filled. */
export type AdminTranslator = (key: LabelKey, values?: Record<string, number | string>) => string

/**
 * Returns the texts of the admin in the language of a request. Payload's translations contain them
 * (`languages.ts`), with those of the translation desk.
 */
export const getTexts = getDeskTexts as (i18n: {
  language: string
  translations: object
}) => AdminTranslator
