import { useTranslations } from 'next-intl'
import { useLocale } from '@/i18n/use-locale'
import { paths } from '@/paths'
import { siteUrl } from '@/site/seo/site-url'
import { ErrorPage } from './error-page'
import { MissingPiece } from './missing-piece'
import { NotFoundMessage, type NotFoundMessageKey } from './not-found-message'

/** Not-found page, in one of the specification's three wordings. */
export function NotFoundPage({
  message,
  path,
}: {
  message: NotFoundMessageKey
  /** The requested path with its query, if the server knows it. */
  path?: string | undefined
}) {
  const t = useTranslations('site.errors')
  const home = siteUrl(useLocale(), paths.home)
  return (
    <>
      <meta name="robots" content="noindex" />
      {/* A page cannot set its status: the HTTP layer in src/http reads it here. */}
      <meta name="status" content="404" />
      <ErrorPage
        message={<NotFoundMessage message={message} requestedPath={path} />}
        lead={t('notFoundLead')}
        picture={<MissingPiece address={home} label={t('illustration')} />}
      />
    </>
  )
}
