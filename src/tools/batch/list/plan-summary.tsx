'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { useRef } from 'react'
import { type BarcodeFormat, barcodeFacts } from '@/qr/barcode'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/checkbox'
import { Notice } from '@/ui/notice'
import { Outdated } from '@/ui/outdated'
import { useBatch, useOpenList } from '../batch-context'
import type { RowsPlan } from './plan-rows'

type Translate = (key: string, values?: Record<string, string | number>) => string

/** The number of rows that become codes, the faults of the others, and warnings. */
export function PlanSummary() {
  const { planning, ready, faulty } = useBatch()
  const { mapping, change } = useOpenList()
  const t = useTranslations('batch.plan')
  const format = useFormatter()
  const content = useTranslations('content') as unknown as Translate
  const { status, plan, retry } = planning
  const summary = useRef<HTMLParagraphElement>(null)
  return (
    <div className="flex flex-col gap-3">
      <p
        ref={summary}
        role="status"
        tabIndex={-1}
        data-testid="plan"
        className="font-medium text-sm tabular-nums outline-none"
      >
        {status === 'planning' && t('planning')}
        {status === 'ready' && plan && t('ready', { count: ready.length, faulty })}
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
          onChange={({ target }) => change({ duplicates: target.checked ? 'skip' : 'keep' })}
        />
      )}
      {plan?.suggestion && mapping.barcode && (
        <Gs1Notice
          chosen={mapping.barcode}
          suggestion={plan.suggestion}
          onUse={(barcode) => {
            change({ barcode })
            // The pressed button disappears.
            summary.current?.focus()
          }}
        />
      )}
      {plan && plan.warnings.length > 0 && (
        <Outdated isOutdated={status === 'planning'} className="flex flex-col gap-3">
          {plan.warnings.map(({ key, values, count, firstRow }) => (
            <Notice key={key} tone="warn" title={t('warning', { count, row: firstRow })}>
              {content(`warnings.${key}`, { ...values })}
            </Notice>
          ))}
        </Outdated>
      )}
    </div>
  )
}

/** Offers the barcode that encodes the GS1 data of the list as such. */
function Gs1Notice({
  chosen,
  suggestion: { format, count, firstRow },
  onUse,
}: {
  chosen: BarcodeFormat
  suggestion: NonNullable<RowsPlan['suggestion']>
  onUse: (format: BarcodeFormat) => void
}) {
  const t = useTranslations('batch.plan')
  // The plan of the chosen barcode is still being made.
  if (chosen === format) return null
  const suggested = barcodeFacts[format].name
  return (
    <Notice tone="warn" title={t('warning', { count, row: firstRow })}>
      <p>{t('gs1.text', { chosen: barcodeFacts[chosen].name, suggested })}</p>
      <Button variant="secondary" size="sm" className="mt-2 min-h-10" onClick={() => onUse(format)}>
        {t('gs1.use', { suggested })}
      </Button>
    </Notice>
  )
}
