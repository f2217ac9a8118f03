import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { fallbackPaths } from '@/fallback-paths'
import { localizedPath } from '@/i18n/localized-path'
import { useLocale } from '@/i18n/use-locale'
import { buttonStyle } from '@/ui/button-style'
import { ServiceLink } from './service-link'

/**
 * Layout of every error: the message, possible actions, and a code with a missing piece. Every page
 * includes it for its error boundaries, so it has few dependencies. Its links load new documents,
 * which works even if no more files of the current build can be loaded.
 */
export function ErrorPage({
  message,
  lead,
  action,
  picture,
}: {
  message: ReactNode
  lead: ReactNode
  /** An additional button, before the others. */
  action?: ReactNode
  picture: ReactNode
}) {
  const t = useTranslations('site.errors')
  const locale = useLocale()
  return (
    <div className="page-frame grid items-center gap-12 py-16 sm:py-24 lg:grid-cols-[1fr_minmax(0,28rem)]">
      <div className="min-w-0">
        <h1 className="wrap-anywhere text-title">{message}</h1>
        <div className="mt-5 max-w-[48ch] text-ink-soft text-lead">{lead}</div>
        <div className="mt-9 flex flex-wrap gap-3">
          {action}
          <a
            href={localizedPath(locale, fallbackPaths.home)}
            className={buttonStyle({ size: 'lg', variant: action ? 'secondary' : 'primary' })}
          >
            {t('home')}
          </a>
          <ServiceLink />
        </div>
      </div>
      <div className="aspect-10/9 max-w-md">{picture}</div>
    </div>
  )
}
