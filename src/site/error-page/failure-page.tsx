import { useTranslations } from 'next-intl'
import { useLocale } from '@/i18n/use-locale'
import { paths } from '@/paths'
import { siteUrl } from '@/site/seo/site-url'
import { buttonStyle } from '@/ui/button-style'
import { ErrorPage } from './error-page'
import { MissingPiece } from './missing-piece'

/**
 * Replaces a page that could not be rendered or hydrated. The caller sets another message in
 * `#failure`; the page works without JavaScript.
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
