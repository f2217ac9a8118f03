import { useFormatter, useTranslations } from 'next-intl'
import { useState } from 'react'
import type { WorkspaceStatistics } from '@/data/workspaces/statistics/api-schemas'
import { Link } from '@/i18n/link'
import { paths } from '@/paths'
import { NumberTable } from '@/tools/shared/statistics/count-table'
import { CountChange } from '@/tools/shared/statistics/totals'
import { Button } from '@/ui/button'
import { useWorkspace } from '../workspace-session'

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
  return (
    <div className="min-w-0 rounded-lg border border-line p-4 sm:p-6">
      <h2 className="font-medium font-text text-base">{t('title')}</h2>
      <NumberTable
        title={t('title')}
        head={t('code')}
        columns={[
          counts('scans'),
          hasChange && t('change'),
          counts('visitors'),
          { faint: counts('clicks') },
        ]}
        rows={shown.map(({ slug, name, scans, visitors, clicks, before }) => ({
          key: slug,
          label: (
            <Link
              href={paths.workspaceCodeStatistics(slug, workspace.id)}
              className="wrap-anywhere underline underline-offset-4"
            >
              {name || slug.toUpperCase()}
            </Link>
          ),
          cells: [
            number(scans),
            <CountChange key="change" count={scans} before={before ?? 0} />,
            number(visitors),
            number(clicks),
          ],
        }))}
        className="mt-3 overflow-x-auto"
      />
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
