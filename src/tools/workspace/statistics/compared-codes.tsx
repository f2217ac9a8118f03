import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import type { WorkspaceStatistics } from '@/data/workspaces/statistics/api-schemas'
import { nameCode } from '@/tools/shared/code-list/code-list-source'
import { everyCode } from '@/tools/shared/code-list/code-query'
import { ShelfSearch } from '@/tools/shared/shelf/shelf-search'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/checkbox'
import { Fold } from '@/ui/fold'
import { Icon } from '@/ui/icon/icon'
import { Skeleton } from '@/ui/skeleton'
import { useWorkspaceCodes } from '../list/use-workspace-codes'
import { maxSeries } from './combined-query'
import { SeriesChart } from './series-chart'

/** Compares single codes day by day, and the ways to choose them. */
export function ComparedCodes({
  chosen,
  series,
  onChange,
}: {
  /** Slugs. */
  chosen: readonly string[]
  series: WorkspaceStatistics['series']
  onChange: (chosen: readonly string[]) => void
}) {
  const t = useTranslations('workspace.statistics.series')
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map())
  const nameOf = (slug: string) => names.get(slug) || slug.toUpperCase()
  const toggle = (slug: string, name: string, isOn: boolean) => {
    setNames(new Map(names).set(slug, name))
    onChange(isOn ? [...chosen, slug] : chosen.filter((other) => other !== slug))
  }
  return (
    <section
      aria-labelledby={id}
      className="flex min-w-0 flex-col gap-4 rounded-lg border border-line p-4 sm:p-6"
    >
      <div>
        <h2 id={id} className="font-medium font-text text-base">
          {t('title')}
        </h2>
        <p className="mt-0.5 text-ink-soft text-sm">{t('lead', { max: maxSeries })}</p>
      </div>
      {chosen.length > 0 && (
        <ul aria-label={t('chosen')} className="flex flex-wrap gap-2">
          {chosen.map((slug) => (
            <li key={slug}>
              <Button
                variant="secondary"
                size="sm"
                aria-label={t('remove', { name: nameOf(slug) })}
                onClick={() => onChange(chosen.filter((other) => other !== slug))}
              >
                <span className="wrap-anywhere">{nameOf(slug)}</span>
                <Icon name="x" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {series.length > 0 && <SeriesChart series={series} />}
      <Fold label={t('choose')} onOpen={() => setOpen(true)}>
        {isOpen && <CodeChoice chosen={chosen} onToggle={toggle} />}
      </Fold>
    </section>
  )
}

function CodeChoice({
  chosen,
  onToggle,
}: {
  chosen: readonly string[]
  onToggle: (slug: string, name: string, isOn: boolean) => void
}) {
  const t = useTranslations('workspace.statistics.series')
  const list = useTranslations('codeList')
  const [query, setQuery] = useState({ ...everyCode, sort: 'scans' as const })
  const { status, codes, cursor, loadMore, isLoadingMore } = useWorkspaceCodes(query)
  const isFull = chosen.length >= maxSeries
  return (
    <div className="flex flex-col gap-3">
      <ShelfSearch
        label={t('search')}
        words={query.words}
        onWordsChange={(words) => setQuery({ ...query, words })}
      >
        {null}
      </ShelfSearch>
      {status === 'loading' && <Skeleton className="h-32 w-full" />}
      {status === 'ready' && codes.length === 0 && (
        <p role="status" className="text-ink-soft text-sm">
          {list('nothingFound')}
        </p>
      )}
      {status === 'failed' && <p role="alert">{t('failed')}</p>}
      <ul aria-label={t('list')} className="flex max-h-80 flex-col gap-1 overflow-y-auto">
        {codes.map((code) => {
          const { slug } = code
          const shownName = nameCode(code)
          const isOn = chosen.includes(slug)
          return (
            <li key={slug}>
              <Checkbox
                label={<span className="wrap-anywhere">{shownName}</span>}
                checked={isOn}
                disabled={isFull && !isOn}
                onChange={({ target: box }) => onToggle(slug, shownName, box.checked)}
              />
            </li>
          )
        })}
      </ul>
      {cursor !== null && (
        <Button
          variant="secondary"
          size="sm"
          busy={isLoadingMore}
          className="self-start"
          onClick={loadMore}
        >
          {t('more')}
        </Button>
      )}
    </div>
  )
}
