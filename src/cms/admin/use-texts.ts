'use client'

import { useTranslation } from '@payloadcms/ui'
import { type AdminTranslator, getTexts } from './get-texts'

/** Returns the texts of the admin in the language of the user. */
export const useTexts = (): AdminTranslator => getTexts(useTranslation().i18n)
