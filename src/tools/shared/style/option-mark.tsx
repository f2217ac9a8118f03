import { useTranslations } from 'next-intl'
import type { Verdict } from '@/qr/check'
import { CautionIcon } from '@/ui/caution-icon'
import { classNames } from '@/ui/class-names'

export type OptionVerdict = {
  verdict: Verdict
  /** Whether it is that of an earlier code, while the present one is checked. */
  isOutdated: boolean
}

/**
 * Warns that a code might not scan with an option, before it is chosen; renders nothing otherwise. An
 * outdated warning keeps its place, in gray and without words.
 */
export function OptionMark({
  verdict,
  isOutdated = false,
  className,
}: Partial<OptionVerdict> & {
  className?: string
}) {
  const t = useTranslations('generator.health.mark')
  if (!verdict || verdict === 'green') return null
  const label = t(verdict === 'amber' ? 'doubtful' : 'bad')
  return (
    <span
      title={isOutdated ? undefined : label}
      className={classNames(
        'inline-flex size-4 shrink-0 items-center justify-center rounded-full bg-paper-raised',
        isOutdated ? 'text-line-strong' : verdict === 'amber' ? 'text-warn' : 'text-bad',
        className,
      )}
    >
      <CautionIcon className="size-3" />
      {!isOutdated && <span className="sr-only">{label}</span>}
    </span>
  )
}
