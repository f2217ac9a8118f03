import type { AbstractIntlMessages } from 'next-intl'
import english from '@/i18n/messages/en.json'

/** The whole English catalog as a part of the build, loaded only where no catalog can be fetched. */
export const englishMessages: AbstractIntlMessages = english
