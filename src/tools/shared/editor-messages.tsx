'use client'

import { type AbstractIntlMessages, useLocale } from 'next-intl'
import type { ReactNode } from 'react'
import type { Locale } from '@/i18n/locales'
import { paths } from '@/paths'
import { loadMoreMessages, MoreMessages } from './more-messages'

/** Provides the messages of the editor's panels, loaded with the first panel that is opened. */
export function EditorMessages({ children }: { children: ReactNode }) {
  return <MoreMessages address={paths.editorMessages(useLocale())}>{children}</MoreMessages>
}

export function loadEditorMessages(locale: Locale): Promise<AbstractIntlMessages> {
  return loadMoreMessages(paths.editorMessages(locale))
}
