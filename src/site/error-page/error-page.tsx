'use client'

import { useLocale, useTranslations } from 'next-intl'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { Link } from '@/i18n/navigation'
import { localizedPath, paths } from '@/paths'
import { AppButton } from '@/site/app-button'
import { buttonStyle } from '@/ui/button-style'
import { useAppUrl } from './app-url'
import type { MissingPiece } from './missing-piece'

// Every page carries its error pages along, so the encoder comes when something is amiss. Without
// it there is no picture, nothing worse.
const Picture = lazy<typeof MissingPiece>(() =>
  import('./missing-piece').then(
    ({ MissingPiece }) => ({ default: MissingPiece }),
    () => ({ default: () => null }),
  ),
)

/** What every error looks like: the message, what one can do, and a code with a missing piece. */
export function ErrorPage({
  message,
  lead,
  action,
  picture,
}: {
  message: ReactNode
  lead: ReactNode
  /** Where it could be drawn on the server; otherwise it comes when something is amiss. */
  picture?: ReactNode
  /** One more button, before the others. */
  action?: ReactNode
}) {
  const t = useTranslations('site.errors')
  const appUrl = useAppUrl()
  return (
    <div className="page-frame grid items-center gap-12 py-16 sm:py-24 lg:grid-cols-[1fr_minmax(0,28rem)]">
      <div className="min-w-0">
        <h1 className="wrap-anywhere text-title">{message}</h1>
        <div className="mt-5 max-w-[48ch] text-ink-soft text-lead">{lead}</div>
        <div className="mt-9 flex flex-wrap gap-3">
          {action}
          <Link
            href={paths.home}
            className={buttonStyle({ size: 'lg', variant: action ? 'secondary' : 'primary' })}
          >
            {t('home')}
          </Link>
          <AppButton
            appUrl={appUrl}
            action="sign-up"
            otherwise={paths.generator('url')}
            variant="secondary"
            size="lg"
          >
            {t('tryService')}
          </AppButton>
        </div>
      </div>
      <div className="aspect-10/9 max-w-md">
        {picture ?? <HomeCode label={t('illustration')} />}
      </div>
    </div>
  )
}

/** Leads to where this site is being visited, which only the browser knows. */
function HomeCode({ label }: { label: string }) {
  const locale = useLocale()
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    setAddress(new URL(localizedPath(locale, paths.home), window.location.origin).href)
  }, [locale])
  return <Suspense>{address && <Picture address={address} label={label} />}</Suspense>
}
