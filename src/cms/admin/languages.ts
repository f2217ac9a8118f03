import { de } from '@payloadcms/translations/languages/de'
import { en } from '@payloadcms/translations/languages/en'
import { es } from '@payloadcms/translations/languages/es'
import { fr } from '@payloadcms/translations/languages/fr'
import { it } from '@payloadcms/translations/languages/it'
import { ja } from '@payloadcms/translations/languages/ja'
import { nl } from '@payloadcms/translations/languages/nl'
import { pt } from '@payloadcms/translations/languages/pt'
import { vi } from '@payloadcms/translations/languages/vi'
import { zh } from '@payloadcms/translations/languages/zh'
import type { Config } from 'payload'
import { deepMergeSimple } from 'payload/shared'
import { defaultLocale, type Locale, localeCodes } from '@/i18n/locales'
import { catalogs } from '@/i18n/messages'
import { withFallback } from '@/i18n/with-fallback'
import { label } from './label'
import { payloadTexts } from './payload-texts'

type Languages = NonNullable<NonNullable<Config['i18n']>['supportedLanguages']>

const ofPayload = { en, vi, de, es, fr, it, ja, nl, pt, zh } satisfies Pick<
  Required<Languages>,
  Locale
>

/** Payload's translations of the admin interface, corrected. */
export const adminLanguages = Object.fromEntries(
  Object.entries(ofPayload).map(([code, language]) => {
    const translations = deepMergeSimple(language.translations, payloadTexts[code as Locale])
    return [code, { ...language, translations }]
  }),
) as typeof ofPayload

/**
 * Our texts, which `getTexts` and `useTexts` read, and replacements for texts of Payload that are not
 * translated or do not explain how to correct an error.
 */
export const adminTexts = Object.fromEntries(
  localeCodes.map((code) => [
    code,
    {
      admin: withFallback(catalogs[code].admin, catalogs[defaultLocale].admin),
      error: { valueMustBeUnique: label('refusals.taken')[code] },
    },
  ]),
)
