import { useTranslations } from 'next-intl'
import { CautionIcon } from '@/ui/caution-icon'
import { isWarning, type Remark } from './find-remark'

/** A note about a code itself. */
export function ResultRemark({ remark }: { remark: Remark }) {
  const t = useTranslations('scanner.results')
  return (
    <p className="flex gap-2 text-ink-soft text-sm" data-remark={remark}>
      {isWarning(remark) && <CautionIcon className="mt-[0.25em] size-[1em] shrink-0 text-warn" />}
      {t(`remarks.${remark}`)}
    </p>
  )
}
