'use client'

import { useLocale } from 'next-intl'
import { useEffect } from 'react'
import { isMissingPart } from '@/ui/is-missing-part'
import { type BoundaryProps, FatalErrorPage } from './fatal-error-page'
import { showFailurePage } from './show-failure-page'

/** Handles errors in the header or footer by showing the server's failure page, which has both. */
export function FrameErrorPage({ error, retry }: BoundaryProps) {
  const locale = useLocale()
  const isMissing = isMissingPart(error)

  useEffect(() => {
    if (!isMissing) showFailurePage(locale, error).catch((cause) => console.error(cause))
  }, [locale, error, isMissing])

  return <FatalErrorPage error={error} retry={retry} />
}
