'use client'

import { useLocale } from 'next-intl'
import { useEffect } from 'react'
import { isMissingPart } from '@/ui/is-missing-part'
import { type BoundaryProps, FatalErrorPage } from './fatal-error-page'
import { showFailurePage } from './show-failure-page'

/** An error in the navigation or the footer, which the server's page for failures has whole. */
export function FrameErrorPage({ error, retry }: BoundaryProps) {
  const locale = useLocale()
  const isMissing = isMissingPart(error)

  useEffect(() => {
    if (!isMissing) showFailurePage(locale, error).catch((cause) => console.error(cause))
  }, [locale, error, isMissing])

  return <FatalErrorPage error={error} retry={retry} />
}
