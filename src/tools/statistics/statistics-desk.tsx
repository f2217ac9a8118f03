'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { readSlug } from '@/codes'
import { Link } from '@/i18n/link'
import { paths, queryParameters } from '@/paths'
import { type FoundKey, findCodeKey } from '@/tools/shared/workspaces/find-code-key'
import { buttonStyle } from '@/ui/button-style'
import { Notice } from '@/ui/notice'
import { Skeleton } from '@/ui/skeleton'
import { OwnStatistics } from './own-statistics'

/** Finds a key for the code in the address among those stored in this browser. */
export function StatisticsDesk() {
  const t = useTranslations('statistics.noKey')
  const [found, setFound] = useState<FoundKey | 'looking' | 'none'>('looking')
  useEffect(() => {
    const named = new URLSearchParams(window.location.search).get(queryParameters.code) ?? ''
    const slug = readSlug(named)
    const key = slug ? findCodeKey(slug) : Promise.resolve(undefined)
    key.then(
      (stored) => setFound(stored ?? 'none'),
      () => setFound('none'),
    )
  }, [])
  if (found === 'looking') return <Skeleton className="mt-6 h-96 w-full" />
  if (found === 'none') {
    return (
      <Notice tone="warn" title={t('title')} className="mt-6">
        <p>{t('text')}</p>
        <Link href={paths.myCodes} className={`mt-3 ${buttonStyle({ variant: 'secondary' })}`}>
          {t('action')}
        </Link>
      </Notice>
    )
  }
  return <OwnStatistics ownKey={found} />
}
