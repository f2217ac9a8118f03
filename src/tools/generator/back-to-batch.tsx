import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Link } from '@/i18n/link'
import { paths } from '@/paths'
import { isDesignLent } from '@/tools/shared/recent/lent-design'
import { buttonStyle } from '@/ui/button-style'
import { Icon } from '@/ui/icon/icon'

/** The way back for users who came from a batch to choose its style here. */
export function BackToBatch() {
  const t = useTranslations('generator.batch')
  const [isLent, setLent] = useState(false)
  useEffect(() => setLent(isDesignLent()), [])
  if (!isLent) return null
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-line bg-paper-raised p-3">
      <Link href={paths.batch} className={buttonStyle({ size: 'sm' })}>
        <Icon name="arrow-left" />
        {t('back')}
      </Link>
      <p className="min-w-48 flex-1 text-ink-soft text-sm">{t('hint')}</p>
    </div>
  )
}
