import { useFormatter, useTranslations } from 'next-intl'
import type { DayCounts } from '@/codes'

const shown = ['scans', 'visitors', 'clicks', 'bots'] as const

/** The totals of the range, each with an explanation. */
export function Totals({ total }: { total: DayCounts }) {
  const t = useTranslations('statistics')
  const { number } = useFormatter()
  return (
    <dl className="grid gap-px overflow-hidden rounded-lg border border-line bg-line grid-cols-2 lg:grid-cols-4">
      {shown.map((name) => (
        <div key={name} className="flex flex-col bg-paper p-4">
          <dt className="order-2 mt-1 font-medium text-sm">{t(`counts.${name}`)}</dt>
          <dd className="order-1 font-display text-title tabular-nums" data-count={name}>
            {number(total[name])}
          </dd>
          <dd className="order-3 text-ink-soft text-xs">{t(`explained.${name}`)}</dd>
        </div>
      ))}
    </dl>
  )
}
