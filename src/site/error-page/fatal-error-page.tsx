'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type ComponentProps, lazy, Suspense, useEffect } from 'react'
import { localizedPath, paths } from '@/paths'
import { Button } from '@/ui/button'
import { useAppUrl } from './app-url'
import { ErrorPage } from './error-page'

/** What Next hands to an error boundary. */
export type BoundaryProps = { error: unknown; retry: () => void }

// Nobody needs the encoder before something broke; without it there is no picture, nothing worse.
const Picture = lazy<
  (props: ComponentProps<'div'> & { address: string; label: string }) => React.ReactNode
>(() =>
  import('./missing-piece').then(
    ({ MissingPiece }) => ({ default: MissingPiece }),
    () => ({ default: () => null }),
  ),
)

/** An error that nobody expected, with its message as heading, in place of the page's content. */
export function FatalErrorPage({ error, retry }: BoundaryProps) {
  const t = useTranslations('site.errors')
  const locale = useLocale()
  const appUrl = useAppUrl()
  const digest = findDigest(error)

  useEffect(() => console.error(error), [error])

  return (
    <ErrorPage
      message={findMessage(error) ?? t('fatal')}
      lead={
        <>
          <p>{t('fatalLead')}</p>
          {digest && <p className="mt-2 text-sm">{t('reference', { digest })}</p>}
        </>
      }
      homeLabel={t('home')}
      tryServiceLabel={t('tryService')}
      appUrl={appUrl}
      action={
        <Button size="lg" onClick={retry}>
          {t('retry')}
        </Button>
      }
      picture={
        <Suspense>
          <Picture
            address={new URL(localizedPath(locale, paths.home), location.origin).href}
            label={t('illustration')}
          />
        </Suspense>
      }
    />
  )
}

/** An error of the server has a digest instead of its own message, which stays in the log. */
function findDigest(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('digest' in error)) return undefined
  return String(error.digest)
}

function findMessage(error: unknown): string | undefined {
  if (findDigest(error)) return undefined
  return error instanceof Error && error.message ? error.message : undefined
}
