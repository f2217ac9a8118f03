'use client'

import { type AbstractIntlMessages, NextIntlClientProvider, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import type { Locale } from '@/i18n/locales'
import { Button } from '@/ui/button'
import { CornerNote } from '@/ui/corner-note'
import { showInstallPrompt } from './browser-install-prompt'
import { dismissInstall } from './install-dismissal'

/** `ios`: manually in the browser's menu, because no iOS browser has an install event. */
export type InstallWay = 'prompt' | 'ios'
type Props = { way: InstallWay; onDone: () => void }

export function InstallNote({
  locale,
  messages,
  ...props
}: Props & { locale: Locale; messages: AbstractIntlMessages }) {
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="UTC">
      <InstallCard {...props} />
    </NextIntlClientProvider>
  )
}

function InstallCard({ way, onDone }: Props) {
  const t = useTranslations('site.install')
  // A live region announces content that is added to it, but not its initial content.
  const [isThere, setThere] = useState(false)
  useEffect(() => setThere(true), [])

  const leave = (howLong: 'for now' | 'for good') => {
    dismissInstall(howLong)
    onDone()
    // Otherwise the focus would be lost with the removed button.
    document.getElementById('content')?.focus({ preventScroll: true })
  }
  const install = async () => {
    const isAccepted = await showInstallPrompt().catch(() => false)
    leave(isAccepted ? 'for good' : 'for now')
  }
  useEffect(() => {
    const dismiss = () => {
      dismissInstall('for good')
      onDone()
    }
    window.addEventListener('appinstalled', dismiss)
    return () => window.removeEventListener('appinstalled', dismiss)
  }, [onDone])

  return (
    <CornerNote
      label={t('label')}
      actions={
        <>
          {way === 'prompt' && (
            <Button size="sm" onClick={install}>
              {t('install')}
            </Button>
          )}
          <Button variant="quiet" size="sm" onClick={() => leave('for now')}>
            {t('later')}
          </Button>
          <Button variant="quiet" size="sm" onClick={() => leave('for good')}>
            {t('never')}
          </Button>
        </>
      }
    >
      <div role="status">
        {isThere && (
          <>
            <p className="font-medium">{t('title')}</p>
            <p className="mt-1 text-ink-soft">{t(way === 'ios' ? 'byHand' : 'text')}</p>
          </>
        )}
      </div>
    </CornerNote>
  )
}
