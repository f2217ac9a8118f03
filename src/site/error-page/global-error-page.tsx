'use client'

import { useEffect, useState } from 'react'
import { defaultLocale, type Locale, locales } from '@/i18n/locales'
import { splitLocalizedPath } from '@/i18n/localized-path'
import { isMissingPart } from '@/ui/is-missing-part'
import { reloadOnce } from '@/ui/reload-once'
import type { BoundaryProps } from './fatal-error-page'
import { findOwnMessage } from './find-own-message'
import { showFailurePage } from './show-failure-page'

/**
 * Shown if the root layout fails: the error's own message, until the server's failure page, which
 * has the same message within the site's layout, has arrived. Every page includes it. It loads no
 * file of the build, because a missing file may have caused the error.
 */
export function GlobalErrorPage({ error }: BoundaryProps) {
  // Read while the document is still that of the failed page.
  const [locale] = useState(readLocale)

  useEffect(() => {
    console.error(error)
    if (isMissingPart(error) && reloadOnce()) return
    showFailurePage(locale, error).catch((cause) => console.error(cause))
  }, [error, locale])

  return (
    <html lang={locale} dir="ltr">
      <body>
        <main>
          <h1>{findOwnMessage(error)}</h1>
        </main>
      </body>
    </html>
  )
}

/** Returns the language of the document or, if it has none, of its address. */
function readLocale(): Locale {
  if (typeof document === 'undefined') return defaultLocale
  const { lang } = document.documentElement
  const { locale } = splitLocalizedPath(window.location.pathname)
  return locales.find((entry) => entry.lang === lang)?.code ?? locale
}
