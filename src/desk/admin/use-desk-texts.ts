'use client'

import { useTranslation } from '@payloadcms/ui'
import type { DeskTexts } from '../texts'
import { getDeskTexts } from './get-desk-texts'

/** Returns the texts of the desk in the language of the user. */
export const useDeskTexts = (): DeskTexts => getDeskTexts(useTranslation().i18n)
