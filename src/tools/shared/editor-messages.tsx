'use client'

import { useLocale } from 'next-intl'
import type { ReactNode } from 'react'
import type { Locale } from '@/i18n/locales'
import { paths } from '@/paths'
import { loadMoreMessages, MoreMessages } from './more-messages'

/** What the editor's panels say, for whatever is made of them. */
export function EditorMessages({ children }: { children: ReactNode }) {
  const locale = useLocale()
  return <MoreMessages address={paths.editorMessages(locale)}>{children}</MoreMessages>
}

export function loadEditorMessages(locale: Locale) {
  return loadMoreMessages(paths.editorMessages(locale))
}
