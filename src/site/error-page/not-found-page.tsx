import { getLocale, getTranslations } from 'next-intl/server'
import { paths } from '@/paths'
import { getSite } from '@/server/get-site'
import { siteUrl } from '@/site/seo/site-url'
import { ErrorPage } from './error-page'
import { MissingPiece } from './missing-piece'
import { PathMessage } from './path-message'

/** What is not there, in the three wordings that the specification tells apart. */
export async function NotFoundPage({
  message,
}: {
  message: 'pageNotFound' | 'pathInvalid' | 'pathNotFound'
}) {
  const locale = await getLocale()
  const [site, t] = await Promise.all([
    getSite(locale),
    getTranslations({ locale, namespace: 'site.errors' }),
  ])
  return (
    <ErrorPage
      message={message === 'pageNotFound' ? t(message) : <PathMessage message={message} />}
      lead={t('notFoundLead')}
      homeLabel={t('home')}
      tryServiceLabel={t('tryService')}
      appUrl={site.appUrl}
      picture={<MissingPiece address={siteUrl(locale, paths.home)} label={t('illustration')} />}
    />
  )
}
