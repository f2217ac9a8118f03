import { useFormatter, useTranslations } from 'next-intl'
import { useId } from 'react'
import type { TapCount } from '@/codes'

/** How often visitors tapped the elements of a hosted page. */
export function TapTable({ taps }: { taps: readonly TapCount[] }) {
  const t = useTranslations('statistics.taps')
  const { number } = useFormatter()
  const id = useId()
  const nameOf = ({ kind, name }: TapCount) =>
    kind === 'button' ? name : t(`kinds.${kind}`, { name })
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-lg border border-line p-4 sm:p-6">
      <h2 id={id} className="font-medium font-text text-base">
        {t('title')}
      </h2>
      <p className="mt-0.5 text-ink-soft text-xs">{t('hint')}</p>
      <table className="mt-3 w-full border-collapse text-sm">
        <thead className="text-ink-soft">
          <tr>
            <th scope="col" className="py-1.5 pe-3 text-start font-medium">
              {t('head')}
            </th>
            <th scope="col" className="py-1.5 ps-3 text-end font-medium">
              {t('count')}
            </th>
          </tr>
        </thead>
        <tbody className="tabular-nums">
          {taps.map((tap) => (
            <tr key={`${tap.kind} ${tap.name}`} className="border-line border-t">
              <th scope="row" className="wrap-anywhere py-1.5 pe-3 text-start font-normal">
                {nameOf(tap)}
              </th>
              <td className="py-1.5 ps-3 text-end">{number(tap.taps)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
