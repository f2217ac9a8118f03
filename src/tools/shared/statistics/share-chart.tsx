import { useFormatter, useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import type { Counts } from '@/codes'
import { Button } from '@/ui/button'
import { AxisTicks } from './axis-ticks'
import { CountTable } from './count-table'

export type Share = Counts & { key: string; label: string }

const shownAtFirst = 6

/**
 * The distribution of scans over countries, devices and the like, with the same numbers in a table.
 * The whole width of a bar is 100%, as the axis below shows.
 */
export function ShareChart({
  title,
  head,
  shares,
  count = 'scans',
}: {
  title: string
  head: string
  shares: readonly Share[]
  /** What is distributed. */
  count?: 'scans' | 'clicks'
}) {
  const t = useTranslations('statistics.charts')
  const { number } = useFormatter()
  const id = useId()
  const [isWhole, setWhole] = useState(false)
  const counted = shares.toSorted((a, b) => b[count] - a[count])
  const total = counted.reduce((sum, share) => sum + share[count], 0)
  // Values of other counts, such as the system of a crawler, are in the table only.
  const some = counted.filter((share) => share[count] > 0)
  const shown = isWhole ? some : some.slice(0, shownAtFirst)
  return (
    <figure aria-labelledby={id} className="min-w-0 rounded-lg border border-line p-4 sm:p-6">
      <h2 id={id} className="font-medium font-text text-base">
        {title}
      </h2>
      <ul aria-hidden="true" className="mt-3 flex flex-col gap-2.5 text-sm">
        {shown.map(({ key, label, ...counts }) => (
          <li key={key}>
            <span className="flex justify-between gap-3">
              <span className="min-w-0 wrap-anywhere">{label}</span>
              <span className="shrink-0 text-ink-soft tabular-nums">
                {number(counts[count] / Math.max(total, 1), {
                  style: 'percent',
                  maximumFractionDigits: 1,
                })}
              </span>
            </span>
            <svg viewBox="0 0 100 4" preserveAspectRatio="none" className="mt-1 h-2 w-full">
              <title>{label}</title>
              <rect width="100" height="4" className="fill-paper-sunken" />
              <rect
                width={(counts[count] / Math.max(total, 1)) * 100}
                height="4"
                className="fill-accent"
              />
            </svg>
          </li>
        ))}
      </ul>
      <div aria-hidden="true" className="mt-1.5 flex">
        <AxisTicks
          ticks={[0, 0.5, 1].map((share) => ({
            share,
            label: number(share, { style: 'percent' }),
          }))}
        />
      </div>
      {some.length > shownAtFirst && (
        <Button
          variant="secondary"
          size="sm"
          className="mt-3"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? t('fewer') : t('all', { count: some.length })}
        </Button>
      )}
      <CountTable title={title} head={head} rows={counted} />
    </figure>
  )
}
