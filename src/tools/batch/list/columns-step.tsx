'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { barcodeFacts, barcodeFormats, gs1Example } from '@/qr/barcode'
import { type ContentField, contentFields } from '@/qr/content'
import { frameTextMaxLength } from '@/qr/design'
import { Field } from '@/ui/field'
import { Fold } from '@/ui/fold'
import { Segmented } from '@/ui/segmented'
import { Select } from '@/ui/select'
import {
  type BatchList,
  type BatchMapping,
  dateOrders,
  type StyleTarget,
  styleTargets,
} from './batch-list'
import { type BatchType, orderBatchTypes } from './batch-types'
import { ColumnSelect } from './column-select'
import { FieldColumn } from './field-column'
import { columnNames, dataRows } from './find-columns'
import { guessBarcodeColumn, guessColumns } from './guess-mapping'
import { useListLabels } from './use-list-labels'

const textMapping = { type: 'text', fixed: {}, isDynamic: false } as const

/** Step 2: the type of the codes, and the columns of its fields. */
export function ColumnsStep({
  list,
  mapping,
  onChange,
}: {
  list: BatchList
  mapping: BatchMapping
  onChange: (mapping: BatchMapping) => void
}) {
  const t = useTranslations('batch.columns')
  const batch = useTranslations('batch')
  const barcodes = useTranslations('batch.barcodes')
  const locale = useLocale()
  const labels = useListLabels()
  const names = useMemo(() => columnNames(list), [list])
  const examples = useMemo(() => exampleCells(list, names.length), [list, names])
  const { type } = mapping
  const fields = contentFields[type].filter((field) => mayShow(field, mapping))
  const isUsed = ({ name }: ContentField) => name in mapping.columns || mapping.fixed[name]
  // Optional fields without a column are collapsed.
  const shown = fields.filter((field, at) => field.required || isUsed(field) || at < 2)
  const others = fields.filter((field) => !shown.includes(field))
  const hasDates = fields.some(({ name, input }) => input === 'date' && name in mapping.columns)

  const column = (field: ContentField) => (
    <FieldColumn
      key={`${type}.${field.name}`}
      type={type}
      field={field}
      words={labels}
      names={names}
      examples={examples}
      column={mapping.columns[field.name]}
      fixed={mapping.fixed[field.name]}
      onColumn={(index) =>
        onChange({ ...mapping, columns: withEntry(mapping.columns, field.name, index) })
      }
      onFixed={(value) =>
        onChange({ ...mapping, fixed: withEntry(mapping.fixed, field.name, value || undefined) })
      }
    />
  )
  return (
    <div className="flex flex-col gap-6">
      <Field label={t('type')} className="max-w-sm">
        {(control) => (
          <Select
            {...control}
            value={mapping.barcode ?? type}
            onChange={({ target }) => {
              const { barcode: _, ...rest } = mapping
              const chosen = barcodeFormats.find((format) => format === target.value)
              onChange(
                chosen
                  ? { ...rest, ...textMapping, barcode: chosen, columns: guessBarcodeColumn(list) }
                  : { ...rest, ...guessColumns(list, target.value as BatchType, labels.guess) },
              )
            }}
            options={[
              ...orderBatchTypes(locale).map((value) => ({
                value,
                label: batch(`types.${value}`),
              })),
              ...barcodeFormats.map((value) => ({
                value,
                label: barcodes('option', { name: barcodeFacts[value].name }),
              })),
            ]}
          />
        )}
      </Field>
      {mapping.barcode && (
        <p className="max-w-prose text-ink-soft text-sm">
          {barcodes(`hints.${mapping.barcode}`, { example: gs1Example })}
        </p>
      )}
      <div className="grid items-start gap-x-6 gap-y-5 @xl:grid-cols-2">{shown.map(column)}</div>
      {hasDates && (
        <Segmented
          legend={t('dateOrder.legend')}
          hint={t('dateOrder.hint')}
          options={dateOrders.map((value) => ({ value, label: t(`dateOrder.${value}`) }))}
          value={mapping.dateOrder}
          onValueChange={(dateOrder) => onChange({ ...mapping, dateOrder })}
          className="max-w-md"
        />
      )}
      {others.length > 0 && (
        <Fold key={type} label={t('more', { count: others.length })}>
          <div className="grid items-start gap-x-6 gap-y-5 @xl:grid-cols-2">
            {others.map(column)}
          </div>
        </Fold>
      )}
      <ExtraColumns mapping={mapping} names={names} examples={examples} onChange={onChange} />
    </div>
  )
}

/** Columns for the style and the caption of each code. */
function ExtraColumns({
  mapping,
  names,
  examples,
  onChange,
}: {
  mapping: BatchMapping
  names: readonly string[]
  examples: readonly string[]
  onChange: (mapping: BatchMapping) => void
}) {
  const t = useTranslations('batch.columns')
  const mayStyle = (target: StyleTarget) => !mapping.barcode || target === 'color'
  const isUsed =
    mapping.titleColumn !== undefined ||
    mapping.quantityColumn !== undefined ||
    styleTargets.some((target) => target in mapping.look)
  return (
    <Fold label={t(mapping.barcode ? 'extrasOfBarcodes' : 'extras')} isOpen={isUsed}>
      <div className="grid items-start gap-x-6 gap-y-5 @xl:grid-cols-2">
        {styleTargets.filter(mayStyle).map((target) => (
          <Field
            key={target}
            label={t(`look.${target}`)}
            hint={t(`lookHints.${target}`, { max: frameTextMaxLength })}
          >
            {(control) => (
              <ColumnSelect
                {...control}
                names={names}
                examples={examples}
                value={mapping.look[target]}
                onChange={(index) =>
                  onChange({ ...mapping, look: withEntry(mapping.look, target, index) })
                }
              />
            )}
          </Field>
        ))}
        <Field label={t('quantity')} hint={t('quantityHint')}>
          {(control) => (
            <ColumnSelect
              {...control}
              names={names}
              examples={examples}
              value={mapping.quantityColumn}
              onChange={(index) => {
                const { quantityColumn: _, ...rest } = mapping
                onChange(index === undefined ? rest : { ...rest, quantityColumn: index })
              }}
            />
          )}
        </Field>
        <Field label={t('caption')} hint={t('captionHint')}>
          {(control) => (
            <ColumnSelect
              {...control}
              names={names}
              examples={examples}
              value={mapping.titleColumn}
              onChange={(index) => {
                const { titleColumn: _, ...rest } = mapping
                onChange(index === undefined ? rest : { ...rest, titleColumn: index })
              }}
            />
          )}
        </Field>
      </div>
    </Fold>
  )
}

/** Hides fields that no value makes applicable, such as the password of an open network. */
function mayShow({ shownWhen }: ContentField, { columns, fixed, type }: BatchMapping): boolean {
  if (!shownWhen || shownWhen.field in columns) return true
  const other = contentFields[type].find(({ name }) => name === shownWhen.field)
  const value = fixed[shownWhen.field]
  if (other?.input === 'switch') return shownWhen.is.includes(value === '1')
  return shownWhen.is.includes(value || (other?.initial ?? ''))
}

/** The first cell of each column that is filled. */
function exampleCells(list: BatchList, count: number): readonly string[] {
  const found = Array.from({ length: count }, () => '')
  let looked = 0
  for (const { cells } of dataRows(list)) {
    found.forEach((example, column) => {
      if (example === '') found[column] = cells[column]?.trim() ?? ''
    })
    if (++looked === 50) break
  }
  return found
}

function withEntry<Value>(
  record: Readonly<Record<string, Value>>,
  key: string,
  value: Value | undefined,
): Record<string, Value> {
  const { [key]: _, ...rest } = record
  return value === undefined ? rest : { ...rest, [key]: value }
}
