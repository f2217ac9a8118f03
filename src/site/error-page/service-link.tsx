'use client'

import { useTranslations } from 'next-intl'
import { appLink, fallbackPaths } from '@/fallback-paths'
import { localizedPath } from '@/i18n/localized-path'
import { useLocale } from '@/i18n/use-locale'
import { buttonStyle } from '@/ui/button-style'
import { useAppUrl } from './app-url'

/** Links to the user application in a new tab or, if there is none, to the generator. */
export function ServiceLink() {
  const t = useTranslations('site.errors')
  const locale = useLocale()
  const appUrl = useAppUrl()
  const target = appUrl
    ? { href: appLink(appUrl, 'sign-up'), target: '_blank', rel: 'noopener' }
    : { href: localizedPath(locale, fallbackPaths.tool) }
  return (
    <a {...target} className={buttonStyle({ size: 'lg', variant: 'secondary' })}>
      {t('tryService')}
    </a>
  )
}
