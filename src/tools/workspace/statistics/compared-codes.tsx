import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import type { WorkspaceStatistics } from '@/data/workspaces/statistics/api-schemas'
import { nameCode } from '@/tools/shared/code-list/code-list-source'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/checkbox'
import { Fold } from '@/ui/fold'
import { Icon } from '@/ui/icon/icon'
import { CodePicker } from '../list/code-picker'
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
        {isOpen && (
          <CodePicker labels={{ search: t('search'), list: t('list') }}>
            {(code) => {
              const name = nameCode(code)
              const isOn = chosen.includes(code.slug)
              return (
                <Checkbox
                  label={<span className="wrap-anywhere">{name}</span>}
                  checked={isOn}
                  disabled={chosen.length >= maxSeries && !isOn}
                  onChange={({ target }) => toggle(code.slug, name, target.checked)}
                />
              )
            }}
          </CodePicker>
        )}
      </Fold>
    </section>
  )
}
