'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/checkbox'
import { Notice } from '@/ui/notice'
import type { BatchMapping } from './batch-list'
import type { RowsPlanState } from './use-rows-plan'

type Translate = (key: string, values?: Record<string, string | number>) => string

/** The number of rows that become codes, the faults of the others, and warnings. */
export function PlanSummary({
  state,
  count,
  faulty,
  mapping,
  onChange,
}: {
  state: RowsPlanState
  /** The numbers of rows that become codes, and of faulty rows. */
  count: number
  faulty: number
  mapping: BatchMapping
  onChange: (mapping: BatchMapping) => void
}) {
  const t = useTranslations('batch.plan')
  const format = useFormatter()
  const content = useTranslations('content') as unknown as Translate
  const { status, plan, retry } = state
  return (
    <div className="flex flex-col gap-3">
      <p role="status" data-testid="plan" className="font-medium text-sm tabular-nums">
        {status === 'planning' && t('planning')}
        {status === 'ready' && plan && t('ready', { count, faulty })}
      </p>
      {status === 'failed' && (
        <Notice tone="warn" live title={t('failed.title')}>
          <p>{t('failed.text')}</p>
          <Button variant="secondary" size="sm" className="mt-2" onClick={retry}>
            {t('failed.retry')}
          </Button>
        </Notice>
      )}
      {plan && plan.emptyRows > 0 && (
        <p className="text-ink-soft text-sm">{t('empty', { count: plan.emptyRows })}</p>
      )}
      {plan && (plan.duplicateRows.length > 0 || mapping.duplicates === 'skip') && (
        <Checkbox
          label={t('duplicates.skip')}
          hint={t('duplicates.hint', {
            count: plan.duplicateRows.length,
            rows: format.list(plan.duplicateRows.slice(0, 5).map((row) => format.number(row))),
          })}
          checked={mapping.duplicates === 'skip'}
          onChange={({ target }) =>
            onChange({ ...mapping, duplicates: target.checked ? 'skip' : 'keep' })
          }
        />
      )}
      {plan?.warnings.map(({ key, values, count, firstRow }) => (
        <Notice key={key} tone="warn" title={t('warning', { count, row: firstRow })}>
          {content(`warnings.${key}`, { ...values })}
        </Notice>
      ))}
    </div>
  )
}
