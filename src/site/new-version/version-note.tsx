'use client'

import { type AbstractIntlMessages, NextIntlClientProvider, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import type { Locale } from '@/i18n/locales'
import { paths } from '@/paths'
import { fetchJson } from '@/std/fetch-json'
import { Button } from '@/ui/button'
import { CornerNote } from '@/ui/corner-note'

export type VersionOffer = {
  locale: Locale
  messages: AbstractIntlMessages
  Note: typeof VersionNote
}

export async function loadVersionOffer(locale: Locale): Promise<VersionOffer> {
  const messages = await fetchJson<AbstractIntlMessages>(paths.versionMessages(locale))
  return { locale, messages, Note: VersionNote }
}

function VersionNote({
  locale,
  messages,
  onLater,
}: {
  locale: Locale
  messages: AbstractIntlMessages
  onLater: () => void
}) {
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="UTC">
      <VersionCard onLater={onLater} />
    </NextIntlClientProvider>
  )
}

function VersionCard({ onLater }: { onLater: () => void }) {
  const t = useTranslations('site.newVersion')
  // A live region announces content that is added to it, but not its initial content.
  const [isThere, setThere] = useState(false)
  useEffect(() => setThere(true), [])
  const putOff = () => {
    onLater()
    // Otherwise the focus would be lost with the removed button.
    document.getElementById('content')?.focus({ preventScroll: true })
  }
  return (
    <CornerNote
      label={t('label')}
      actions={
        <>
          <Button size="sm" onClick={() => location.reload()}>
            {t('reload')}
          </Button>
          <Button variant="quiet" size="sm" onClick={putOff}>
            {t('later')}
          </Button>
        </>
      }
    >
      <p role="status">{isThere && t('text')}</p>
    </CornerNote>
  )
}
