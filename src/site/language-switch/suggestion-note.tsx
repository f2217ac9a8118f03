'use client'

import { type AbstractIntlMessages, NextIntlClientProvider, useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { isCrawler } from '@/devices/is-crawler'
import { getLocale, type Locale } from '@/i18n/locales'
import { paths } from '@/paths'
import { fetchJson } from '@/std/fetch-json'
import { Button } from '@/ui/button'
import { buttonStyle } from '@/ui/button-style'
import { CornerNote } from '@/ui/corner-note'
import { dismissedSince } from './find-suggested-locale'
import { LocaleLink } from './locale-link'

export type Suggestion = {
  locale: Locale
  messages: AbstractIntlMessages
  Note: typeof SuggestionNote
}

/** Returns undefined for bots: they find each language's pages at their own addresses. */
export async function loadSuggestion(locale: Locale): Promise<Suggestion | undefined> {
  if (isCrawler(navigator.userAgent)) return undefined
  const messages = await fetchJson<AbstractIntlMessages>(paths.suggestionMessages(locale))
  return { locale, messages, Note: SuggestionNote }
}

type Props = Omit<ComponentProps<typeof LocaleLink>, 'children'> & { onDismiss: () => void }

/** Uses the suggested language, not the page's. */
function SuggestionNote({ messages, ...props }: Props & { messages: AbstractIntlMessages }) {
  return (
    <NextIntlClientProvider locale={props.locale} messages={messages} timeZone="UTC">
      <SuggestionCard {...props} />
    </NextIntlClientProvider>
  )
}

function SuggestionCard({ onDismiss, ...link }: Props) {
  const t = useTranslations('site.suggestion')
  const dismiss = () => {
    onDismiss()
    // Otherwise the focus would be lost with the removed button.
    document.getElementById('content')?.focus({ preventScroll: true })
    dismissedSince.write(String(Date.now()))
  }
  return (
    <CornerNote
      label={t('label')}
      lang={getLocale(link.locale).lang}
      actions={
        <>
          <LocaleLink {...link} className={buttonStyle({ size: 'sm' })}>
            {t('view')}
          </LocaleLink>
          <Button variant="quiet" size="sm" onClick={dismiss}>
            {t('dismiss')}
          </Button>
        </>
      }
    >
      <p>{t('text')}</p>
    </CornerNote>
  )
}
