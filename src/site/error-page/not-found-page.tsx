'use client'

import { useTranslations } from 'next-intl'
import { ErrorPage } from './error-page'
import { useFullPath } from './use-full-path'

/** What is not there, in the three wordings that the specification tells apart. */
export function NotFoundPage({
  message,
}: {
  message: 'pageNotFound' | 'pathInvalid' | 'pathNotFound'
}) {
  const t = useTranslations('site.errors')
  const path = useFullPath()
  const text = message === 'pageNotFound' ? t(message) : t(message, { path })
  return (
    <>
      <title>{text}</title>
      <meta name="robots" content="noindex" />
      {/* A page cannot set its status: the front in src/serve reads it here. */}
      <meta name="status" content="404" />
      <ErrorPage message={text} lead={t('notFoundLead')} />
    </>
  )
}
