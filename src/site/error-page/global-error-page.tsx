'use client'

import { useEffect, useState } from 'react'
import { defaultLocale, type Locale, locales } from '@/i18n/locales'
import { splitLocalizedPath } from '@/paths'
import { LogoMark } from '@/site/logo-mark'
import { isMissingPart } from '@/ui/is-missing-part'
import { reloadOnce } from '@/ui/reload-once'
import type { BoundaryProps } from './fatal-error-page'
import { findOwnMessage } from './find-own-message'
import { showFailurePage } from './show-failure-page'

/**
 * When even the frame of the site could not be drawn: the error's own message, until the server's
 * page for failures, which says the same with all around it, has arrived.
 */
export function GlobalErrorPage({ error }: BoundaryProps) {
  const message = findOwnMessage(error)
  // Read while the page that failed still stands.
  const [locale] = useState(readLocale)

  useEffect(() => {
    console.error(error)
    if (isMissingPart(error) && reloadOnce()) return
    showFailurePage(locale, message).catch((cause) => console.error(cause))
  }, [error, locale, message])

  return (
    <html lang={locale} dir="ltr">
      <body>
        <title>{message}</title>
        <main className="page-frame flex min-h-dvh flex-col items-start justify-center py-16">
          <LogoMark className="mb-10 size-16" />
          <h1 className="text-title">{message}</h1>
        </main>
      </body>
    </html>
  )
}

/** The language of the page; where it never had one, that of its address. */
function readLocale(): Locale {
  if (typeof document === 'undefined') return defaultLocale
  const { lang } = document.documentElement
  const { locale } = splitLocalizedPath(window.location.pathname)
  return locales.find((entry) => entry.lang === lang)?.code ?? locale
}
