'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense, useEffect, useState } from 'react'
import { fallbackPaths } from '@/fallback-paths'
import { localizedPath } from '@/i18n/localized-path'
import { useLocale } from '@/i18n/use-locale'
import { buttonStyle } from '@/ui/button-style'
import { isMissingPart } from '@/ui/is-missing-part'
import { reloadOnce } from '@/ui/reload-once'
import { ErrorPage } from './error-page'
import { findDigest, findOwnMessage } from './find-own-message'
import type { MissingPiece } from './missing-piece'

/** Props that Next passes to an error boundary. */
export type BoundaryProps = { error: unknown; retry: () => void }

/** Replaces the page's content after an unexpected error, with its message as heading. */
export function FatalErrorPage({ error, retry }: BoundaryProps) {
  const t = useTranslations('site.errors')
  const digest = findDigest(error)
  const isMissing = isMissingPart(error)
  const [isShown, setIsShown] = useState(!isMissing)

  useEffect(() => {
    console.error(error)
    if (isMissing && !reloadOnce()) setIsShown(true)
  }, [error, isMissing])

  if (!isShown) return null
  const message = findOwnMessage(error) ?? t(isMissing ? 'notLoaded' : 'fatal')
  return (
    <ErrorPage
      message={
        <>
          <title>{message}</title>
          {message}
        </>
      }
      lead={
        <>
          <p>{t('fatalLead')}</p>
          {digest && <p className="mt-2 text-sm">{t('reference', { digest })}</p>}
        </>
      }
      action={
        <button
          type="button"
          // A document caches a failed import as missing, so only a reload helps.
          onClick={isMissing ? () => window.location.reload() : retry}
          className={buttonStyle({ size: 'lg' })}
        >
          {t('retry')}
        </button>
      }
      picture={<HomeCode />}
    />
  )
}

// Loads the encoder only after an error. If that fails, the page has no picture.
const Picture = lazy<typeof MissingPiece>(() =>
  import('./missing-piece').then(
    ({ MissingPiece }) => ({ default: MissingPiece }),
    () => ({ default: () => null }),
  ),
)

/** A code with the home page's address on the current host, which only the browser knows. */
function HomeCode() {
  const t = useTranslations('site.errors')
  const locale = useLocale()
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    setAddress(new URL(localizedPath(locale, fallbackPaths.home), window.location.origin).href)
  }, [locale])
  return <Suspense>{address && <Picture address={address} label={t('illustration')} />}</Suspense>
}
