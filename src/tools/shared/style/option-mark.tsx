import { useTranslations } from 'next-intl'
import type { Verdict } from '@/qr/check'
import { CautionIcon } from '@/ui/caution-icon'
import { classNames } from '@/ui/class-names'

/**
 * Warns that a code might not scan with an option, before it is chosen; renders nothing otherwise.
 */
export function OptionMark({
  verdict,
  className,
}: {
  verdict: Verdict | undefined
  className?: string
}) {
  const t = useTranslations('generator.health.mark')
  if (!verdict || verdict === 'green') return null
  const label = t(verdict === 'amber' ? 'doubtful' : 'bad')
  return (
    <span
      title={label}
      className={classNames(
        'inline-flex size-4 shrink-0 items-center justify-center rounded-full bg-paper-raised',
        verdict === 'amber' ? 'text-warn' : 'text-bad',
        className,
      )}
    >
      <CautionIcon className="size-3" />
      <span className="sr-only">{label}</span>
    </span>
  )
}
