'use client'

import { createTranslator } from 'next-intl'
import { useEffect, useState } from 'react'
import { loadMessages } from '@/i18n/load-messages'
import { defaultLocale, getLocale, type Locale } from '@/i18n/locales'
import { localizedPath, paths, splitLocalizedPath } from '@/paths'
import { LogoMark } from '@/site/logo-mark'
import { buttonStyle } from '@/ui/button-style'
import type { BoundaryProps } from './fatal-error-page'

type Texts = Record<'fatal' | 'fatalLead' | 'home' | 'retry' | 'tryService', string>

/**
 * When even the frame of the site could not be drawn: a document of its own that needs no server.
 * Its words come with the catalogue, fetched now; until then, or without it, there are the buttons
 * of the browser and the error's own message.
 */
export function GlobalErrorPage({ error, retry }: BoundaryProps) {
  const [locale, setLocale] = useState<Locale>(defaultLocale)
  const [texts, setTexts] = useState<Texts>()

  useEffect(() => {
    console.error(error)
    const found = splitLocalizedPath(window.location.pathname).locale
    setLocale(found)
    loadTexts(found).then(setTexts, (cause) => console.error(cause))
  }, [error])

  const message = texts?.fatal ?? (error instanceof Error ? error.message : '')
  return (
    <html lang={getLocale(locale).lang} dir="ltr">
      <body>
        <title>{message}</title>
        <main className="page-frame flex min-h-dvh flex-col items-start justify-center py-16">
          <LogoMark className="mb-10 size-16" />
          <h1 className="text-title">{message}</h1>
          {texts && (
            <>
              <p className="mt-5 max-w-[48ch] text-ink-soft text-lead">{texts.fatalLead}</p>
              <div className="mt-9 flex flex-wrap gap-3">
                <button type="button" onClick={retry} className={buttonStyle({ size: 'lg' })}>
                  {texts.retry}
                </button>
                {/* Whole new documents, since this one is broken. */}
                <a
                  href={localizedPath(locale, paths.home)}
                  className={buttonStyle({ size: 'lg', variant: 'secondary' })}
                >
                  {texts.home}
                </a>
                <a
                  href={localizedPath(locale, paths.generator('url'))}
                  className={buttonStyle({ size: 'lg', variant: 'secondary' })}
                >
                  {texts.tryService}
                </a>
              </div>
            </>
          )}
        </main>
      </body>
    </html>
  )
}

async function loadTexts(locale: Locale): Promise<Texts> {
  const messages = await loadMessages(locale)
  const t = createTranslator({ locale, messages, namespace: 'site.errors' })
  return {
    fatal: t('fatal'),
    fatalLead: t('fatalLead'),
    home: t('home'),
    retry: t('retry'),
    tryService: t('tryService'),
  }
}
