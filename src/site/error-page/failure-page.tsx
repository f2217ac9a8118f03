import { useLocale, useTranslations } from 'next-intl'
import { paths } from '@/paths'
import { siteUrl } from '@/site/seo/site-url'
import { buttonStyle } from '@/ui/button-style'
import { ErrorPage } from './error-page'
import { MissingPiece } from './missing-piece'

/**
 * What is shown in place of a page that could not be made or brought to life. The caller puts
 * another message into `#failure`, and everything in it works without scripts.
 */
export function FailurePage() {
  const t = useTranslations('site.errors')
  const home = siteUrl(useLocale(), paths.home)
  return (
    <ErrorPage
      message={
        <span id="failure" data-not-loaded={t('notLoaded')}>
          {t('fatal')}
        </span>
      }
      lead={<p>{t('fatalLead')}</p>}
      action={
        // biome-ignore lint/a11y/useValidAnchor: the address of the document, wherever this is shown
        <a href="" className={buttonStyle({ size: 'lg' })}>
          {t('retry')}
        </a>
      }
      picture={<MissingPiece address={home} label={t('illustration')} />}
    />
  )
}
