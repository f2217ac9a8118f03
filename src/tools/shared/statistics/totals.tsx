import { useFormatter, useTranslations } from 'next-intl'
import type { DayCounts } from '@/codes'

const shown = ['scans', 'visitors', 'clicks', 'bots'] as const

/** The totals of the period, each with an explanation and its change since the earlier one. */
export function Totals({ total, before }: { total: DayCounts; before: DayCounts | undefined }) {
  const t = useTranslations('statistics')
  const { number } = useFormatter()
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line lg:grid-cols-4">
      {shown.map((name) => (
        <div key={name} className="flex flex-col bg-paper p-4">
          <dt className="order-2 mt-1 font-medium text-sm">{t(`counts.${name}`)}</dt>
          <dd className="order-1 font-display text-title tabular-nums" data-count={name}>
            {number(total[name])}
          </dd>
          {before && (
            <dd className="order-3 text-sm">
              <CountChange count={total[name]} before={before[name]} isLong />
            </dd>
          )}
          <dd className="order-4 text-ink-soft text-xs">{t(`explained.${name}`)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** How much a count changed in percent, and with `isLong` what it was before. */
export function CountChange({
  count,
  before,
  isLong = false,
}: {
  count: number
  before: number
  isLong?: boolean
}) {
  const t = useTranslations('statistics.comparison')
  const { number } = useFormatter()
  const change =
    before > 0
      ? number((count - before) / before, {
          style: 'percent',
          maximumFractionDigits: 0,
          signDisplay: 'exceptZero',
        })
      : count > 0 && t('new')
  return (
    <span className="text-ink-soft tabular-nums">
      {change && <span className="font-medium text-ink">{change}</span>}
      {isLong && ` ${t('before', { count: before })}`}
    </span>
  )
}
