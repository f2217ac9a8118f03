import type { ReactNode } from 'react'
import { Link } from '@/i18n/navigation'
import { paths } from '@/paths'
import { AppButton } from '@/site/app-button'
import { buttonStyle } from '@/ui/button-style'

/** What every error looks like: the message, what one can do, and a picture. */
export function ErrorPage({
  message,
  lead,
  homeLabel,
  tryServiceLabel,
  appUrl,
  action,
  picture,
}: {
  message: ReactNode
  lead?: ReactNode
  homeLabel: string
  tryServiceLabel: string
  appUrl: string | null | undefined
  /** One more button, before the others. */
  action?: ReactNode
  picture: ReactNode
}) {
  return (
    <div className="page-frame grid items-center gap-12 py-16 sm:py-24 lg:grid-cols-[1fr_minmax(0,28rem)]">
      <div className="min-w-0">
        <h1 className="text-title wrap-anywhere">{message}</h1>
        {lead && <div className="mt-5 max-w-[48ch] text-ink-soft text-lead">{lead}</div>}
        <div className="mt-9 flex flex-wrap gap-3">
          {action}
          <Link
            href={paths.home}
            className={buttonStyle({ size: 'lg', variant: action ? 'secondary' : 'primary' })}
          >
            {homeLabel}
          </Link>
          <AppButton appUrl={appUrl} action="sign-up" variant="secondary" size="lg">
            {tryServiceLabel}
          </AppButton>
        </div>
      </div>
      {picture}
    </div>
  )
}
