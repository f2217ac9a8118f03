'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { buttonStyle } from '@/ui/button-style'
import { ErrorPage } from './error-page'
import { HomeCode } from './home-code'

/** What Next hands to an error boundary. */
export type BoundaryProps = { error: unknown; retry: () => void }

/** An error that nobody expected, with its message as heading, in place of the page's content. */
export function FatalErrorPage({ error, retry }: BoundaryProps) {
  const t = useTranslations('site.errors')
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
      action={
        <button type="button" onClick={retry} className={buttonStyle({ size: 'lg' })}>
          {t('retry')}
        </button>
      }
      picture={<HomeCode />}
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
