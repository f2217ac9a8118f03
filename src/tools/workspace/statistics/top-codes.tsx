import { useFormatter, useTranslations } from 'next-intl'
import { useState } from 'react'
import type { WorkspaceStatistics } from '@/data/workspaces/statistics/api-schemas'
import { Link } from '@/i18n/link'
import { paths } from '@/paths'
import { Button } from '@/ui/button'
import { useWorkspace } from '../workspace-session'
import { CountChange } from './compared-totals'

const shownAtFirst = 10

/** The codes with the most scans, each with a link to its own statistics. */
export function TopCodes({ codes }: { codes: WorkspaceStatistics['topCodes'] }) {
  const t = useTranslations('workspace.statistics.top')
  const counts = useTranslations('statistics.counts')
  const charts = useTranslations('statistics.charts')
  const { workspace } = useWorkspace()
  const { number } = useFormatter()
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? codes : codes.slice(0, shownAtFirst)
  const hasChange = codes.some(({ before }) => before !== null)
  const cell = 'py-2 ps-3 text-end'
  return (
    <div className="min-w-0 rounded-lg border border-line p-4 sm:p-6">
      <h2 className="font-medium font-text text-base">{t('title')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <section tabIndex={0} aria-label={t('title')} className="mt-3 overflow-x-auto">
        <table className="w-full border-collapse text-sm">
          <thead className="text-ink-soft">
            <tr>
              <th scope="col" className="py-2 pe-3 text-start font-medium">
                {t('code')}
              </th>
              <th scope="col" className={`${cell} font-medium`}>
                {counts('scans')}
              </th>
              {hasChange && (
                <th scope="col" className={`${cell} font-medium`}>
                  {t('change')}
                </th>
              )}
              <th scope="col" className={`${cell} font-medium`}>
                {counts('visitors')}
              </th>
              <th scope="col" className={`${cell} font-medium`}>
                {counts('clicks')}
              </th>
            </tr>
          </thead>
          <tbody className="tabular-nums">
            {shown.map(({ slug, name, scans, visitors, clicks, before }) => (
              <tr key={slug} className="border-line border-t">
                <th scope="row" className="min-w-32 py-2 pe-3 text-start font-normal">
                  <Link
                    href={paths.workspaceCodeStatistics(slug, workspace.id)}
                    className="wrap-anywhere underline underline-offset-4"
                  >
                    {name || slug.toUpperCase()}
                  </Link>
                </th>
                <td className={cell}>{number(scans)}</td>
                {hasChange && (
                  <td className={cell}>
                    <CountChange count={scans} before={before ?? 0} />
                  </td>
                )}
                <td className={cell}>{number(visitors)}</td>
                <td className={`${cell} text-ink-soft`}>{number(clicks)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {codes.length > shownAtFirst && (
        <Button
          variant="secondary"
          size="sm"
          className="mt-3"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? charts('fewer') : charts('all', { count: codes.length })}
        </Button>
      )}
    </div>
  )
}
