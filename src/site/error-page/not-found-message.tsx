'use client'

import { useTranslations } from 'next-intl'
import { useFullPath } from './use-full-path'

export type NotFoundMessageKey = 'pageNotFound' | 'pathInvalid' | 'pathNotFound'

/** Names the full path, whose fragment only the browser knows; also as the page's title. */
export function NotFoundMessage({
  message,
  requestedPath,
}: {
  message: NotFoundMessageKey
  /** What the server shows; without it the path alone. */
  requestedPath?: string | undefined
}) {
  const t = useTranslations('site.errors')
  const path = useFullPath(requestedPath)
  const text = message === 'pageNotFound' ? t(message) : t(message, { path })
  return (
    <>
      <title>{text}</title>
      {text}
    </>
  )
}
