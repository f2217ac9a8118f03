'use client'

import { type AbstractIntlMessages, NextIntlClientProvider } from 'next-intl'
import { type MouseEvent, use } from 'react'
import { getLocale } from '@/i18n/locales'
import { paths } from '@/paths'
import { findRegionalLocale } from '@/tools/shared/find-regional-locale'
import { loadMoreMessages } from '@/tools/shared/more-messages'
import type { HostedPage } from './hosted-page'
import { HostedPageView } from './hosted-page-view'
import { chooseLanguage } from './show-page'

/**
 * A preview of a page in the language that is being edited. Suspends until that language's messages
 * are loaded. Links are disabled, so that unsaved changes are not lost.
 */
export function HostedPreview(page: Omit<HostedPage, 'slug'>) {
  const locale = chooseLanguage(page.document, page.locale)
  const messages: AbstractIntlMessages = use(loadMoreMessages(paths.hostedMessages(locale)))
  return (
    <NextIntlClientProvider locale={getLocale(locale).iso} messages={messages} timeZone="UTC">
      <div className="flex min-h-full flex-col" onClickCapture={disableLinks}>
        <HostedPageView
          {...page}
          regionalLocale={findRegionalLocale(locale, navigator.languages)}
        />
      </div>
    </NextIntlClientProvider>
  )
}

function disableLinks(event: MouseEvent) {
  const link = (event.target as Element).closest('a')
  if (link && !link.querySelector('img')) event.preventDefault()
}
