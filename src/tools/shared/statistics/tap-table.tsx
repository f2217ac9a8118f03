import { useFormatter, useTranslations } from 'next-intl'
import type { TapCount } from '@/codes'
import { NumberTable } from './count-table'

/** How often visitors tapped the elements of a hosted page. */
export function TapTable({ taps }: { taps: readonly TapCount[] }) {
  const t = useTranslations('statistics.taps')
  const { number } = useFormatter()
  return (
    <div className="min-w-0 rounded-lg border border-line p-4 sm:p-6">
      <h2 className="font-medium font-text text-base">{t('title')}</h2>
      <p className="mt-0.5 text-ink-soft text-xs">{t('hint')}</p>
      <NumberTable
        title={t('title')}
        head={t('head')}
        columns={[t('count')]}
        rows={taps.map(({ kind, name, taps: count }) => ({
          key: `${kind} ${name}`,
          label: kind === 'button' ? name : t(`kinds.${kind}`, { name }),
          cells: [number(count)],
        }))}
        className="mt-3 overflow-x-auto"
      />
    </div>
  )
}
