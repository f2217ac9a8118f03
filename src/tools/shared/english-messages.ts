import type { AbstractIntlMessages } from 'next-intl'
import english from '@/i18n/messages/en.json'

/** The whole English catalogue as a part of the build, loaded only where no catalogue can be fetched. */
export const englishMessages: AbstractIntlMessages = english
