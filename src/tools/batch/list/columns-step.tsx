'use client'

import { useTranslations } from 'next-intl'
import { type ComponentProps, useId, useMemo } from 'react'
import { creationLimits } from '@/codes'
import { useLocale } from '@/i18n/use-locale'
import { barcodeFacts, barcodeFormats, gs1Example } from '@/qr/barcode'
import { type ContentField, contentFields, isHostedType } from '@/qr/content'
import { frameTextMaxLength } from '@/qr/design'
import { shorten } from '@/tools/shared/shorten'
import { Checkbox } from '@/ui/checkbox'
import { Field } from '@/ui/field'
import { Fold } from '@/ui/fold'
import { Outdated } from '@/ui/outdated'
import { Segmented } from '@/ui/segmented'
import { Select } from '@/ui/select'
import { TextInput } from '@/ui/text-input'
import { faultsId, useBatch, useOpenList } from '../batch-context'
import {
  type BatchList,
  type BatchMapping,
  dateOrders,
  type StyleTarget,
  styleTargets,
} from './batch-list'
import { type BatchType, orderBatchTypes } from './batch-types'
import { FaultList } from './fault-list'
import { dataRows } from './find-columns'
import { guessBarcodeColumn, guessColumns } from './guess-mapping'
import { isDynamicBatch } from './is-dynamic-batch'
import type { ListLabels } from './list-labels'
import { PlanSummary } from './plan-summary'
import { PreviewRows } from './preview-rows'
import { standardLinkStart } from './read-gtin'
import { useListLabels } from './use-list-labels'

const textMapping = { type: 'text', fixed: {}, isDynamic: false } as const

/** Step 2: the mapping of the columns and what becomes of the rows. */
export function ColumnsStep() {
  const { barcode, ready, faults, planning } = useBatch()
  return (
    <div className="flex flex-col gap-8">
      <ColumnFields />
      {!barcode && <KindChoice />}
      <PlanSummary />
      {ready.length > 0 && <PreviewRows />}
      {faults.length > 0 && (
        // Each row of the list names what it is about.
        <Outdated isOutdated={planning.status === 'planning'} staysTrue>
          <FaultList id={faultsId} faults={faults} />
        </Outdated>
      )}
    </div>
  )
}

/** The type of the codes, and the columns of its fields. */
function ColumnFields() {
  const { list, mapping, change, changeMapping } = useOpenList()
  const t = useTranslations('batch.columns')
  const batch = useTranslations('batch')
  const barcodes = useTranslations('batch.barcodes')
  const locale = useLocale()
  const labels = useListLabels()
  const { type } = mapping
  const fields = contentFields[type].filter((field) => mayShow(field, mapping))
  const isUsed = ({ name }: ContentField) => name in mapping.columns || mapping.fixed[name]
  // Optional fields without a column are collapsed.
  const shown = fields.filter((field, at) => field.required || isUsed(field) || at < 2)
  const others = fields.filter((field) => !shown.includes(field))
  const hasDates = fields.some(({ name, input }) => input === 'date' && name in mapping.columns)

  const column = (field: ContentField) => (
    <FieldColumn key={`${type}.${field.name}`} field={field} labels={labels} />
  )
  return (
    <div className="flex flex-col gap-6">
      <Field label={t('type')} className="max-w-sm">
        {(control) => (
          <Select
            {...control}
            value={mapping.barcode ?? type}
            onChange={({ target }) => {
              const { barcode: _, digitalLink: __, ...rest } = mapping
              const chosen = barcodeFormats.find((format) => format === target.value)
              changeMapping(
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
      <div className="grid items-start gap-x-6 gap-y-5 @xl:grid-cols-2">
        {shown.map(column)}
        {mapping.digitalLink !== undefined && (
          <Field
            label={t('digitalLink')}
            hint={t('digitalLinkHint', { standard: standardLinkStart })}
          >
            {(control) => (
              <TextInput
                {...control}
                value={mapping.digitalLink}
                placeholder={standardLinkStart}
                inputMode="url"
                autoComplete="off"
                spellCheck={false}
                onChange={({ target }) => change({ digitalLink: target.value })}
              />
            )}
          </Field>
        )}
      </div>
      {hasDates && (
        <Segmented
          legend={t('dateOrder.legend')}
          hint={t('dateOrder.hint')}
          options={dateOrders.map((value) => ({ value, label: t(`dateOrder.${value}`) }))}
          value={mapping.dateOrder}
          onValueChange={(dateOrder) => change({ dateOrder })}
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
      <ExtraColumns />
    </div>
  )
}

/** Columns for the style and the caption of each code. */
function ExtraColumns() {
  const { mapping, change, changeMapping } = useOpenList()
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
                value={mapping.look[target]}
                onChange={(index) => change({ look: withEntry(mapping.look, target, index) })}
              />
            )}
          </Field>
        ))}
        <Field label={t('quantity')} hint={t('quantityHint')}>
          {(control) => (
            <ColumnSelect
              {...control}
              value={mapping.quantityColumn}
              onChange={(index) => {
                const { quantityColumn: _, allowsLarge: __, ...rest } = mapping
                changeMapping(index === undefined ? rest : { ...rest, quantityColumn: index })
              }}
            />
          )}
        </Field>
        <Field label={t('caption')} hint={t('captionHint')}>
          {(control) => (
            <ColumnSelect
              {...control}
              value={mapping.titleColumn}
              onChange={(index) => {
                const { titleColumn: _, ...rest } = mapping
                changeMapping(index === undefined ? rest : { ...rest, titleColumn: index })
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

function withEntry<Value>(
  record: Readonly<Record<string, Value>>,
  key: string,
  value: Value | undefined,
): Record<string, Value> {
  const { [key]: _, ...rest } = record
  return value === undefined ? rest : { ...rest, [key]: value }
}

/** Selects the column of a field, or a value for all codes. */
function FieldColumn({ field, labels }: { field: ContentField; labels: ListLabels }) {
  const { mapping, change } = useOpenList()
  const { type, columns } = mapping
  const column = columns[field.name]
  const fixed = mapping.fixed[field.name] ?? ''
  const fix = (value: string) =>
    change({ fixed: withEntry(mapping.fixed, field.name, value || undefined) })
  const t = useTranslations('batch.columns')
  const label = labels.heading(type, field)
  const fixedId = useId()
  const fixedLabel = t('forAll', { field: label })
  const isMissing = field.required && !field.shownWhen && column === undefined && fixed === ''
  const isChoice = field.input === 'choice'
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <Field
        label={label}
        note={field.required && !isChoice ? t('needed') : undefined}
        hint={labels.hint(type, field)}
        error={isMissing && !isChoice ? t('missing') : undefined}
      >
        {(control) => (
          <ColumnSelect
            {...control}
            value={column}
            none={t('sameForAll')}
            onChange={(index) => change({ columns: withEntry(columns, field.name, index) })}
          />
        )}
      </Field>
      {column === undefined &&
        (field.input === 'switch' ? (
          <Checkbox
            label={fixedLabel}
            checked={fixed === '1'}
            onChange={({ target }) => fix(target.checked ? '1' : '')}
          />
        ) : isChoice ? (
          <Select
            id={fixedId}
            aria-label={fixedLabel}
            value={fixed || String(field.initial)}
            onChange={({ target }) => fix(target.value)}
            options={(field.options ?? []).map((option) => ({
              value: option,
              label: labels.option(field.name, option),
            }))}
          />
        ) : (
          <TextInput
            id={fixedId}
            aria-label={fixedLabel}
            type={field.input === 'date' || field.input === 'time' ? field.input : 'text'}
            value={fixed}
            placeholder={labels.placeholder(type, field)}
            maxLength={field.maxLength}
            autoComplete="off"
            onChange={({ target }) => fix(target.value)}
          />
        ))}
    </div>
  )
}

/**
 * Choice between codes that contain the content of the rows and codes that contain short links to
 * it.
 */
function KindChoice() {
  const { mapping, change } = useOpenList()
  const t = useTranslations('generator.kind')
  const own = useTranslations('batch.kind')
  const isPossible = isHostedType(mapping.type)
  const isDynamic = isDynamicBatch(mapping)
  return (
    <div className="flex max-w-prose flex-col gap-2">
      <Segmented
        legend={t('label')}
        hint={isPossible ? t('difference') : own('staticOnly')}
        options={[
          { value: 'static', label: t('static') },
          { value: 'dynamic', label: t('dynamic'), disabled: !isPossible },
        ]}
        value={isDynamic ? 'dynamic' : 'static'}
        onValueChange={(kind) => change({ isDynamic: kind === 'dynamic' })}
        className="max-w-md"
      />
      {isDynamic && (
        <p className="text-ink-soft text-sm">{own('sent', { perDay: creationLimits.perDay })}</p>
      )}
    </div>
  )
}

const longestName = 40
const longestExample = 30

/** Selects a column of the list, or none. Each option includes an example cell. */
function ColumnSelect({
  value,
  none,
  onChange,
  ...rest
}: Omit<ComponentProps<typeof Select>, 'options' | 'value' | 'onChange'> & {
  value: number | undefined
  /** Label of the option without a column; a general one by default. */
  none?: string
  onChange: (column: number | undefined) => void
}) {
  const t = useTranslations('batch.columns')
  const { list, columns } = useOpenList()
  const examples = useMemo(() => exampleCells(list, columns.length), [list, columns])
  const options = columns.map((name, column) => {
    const example = shorten(examples[column] ?? '', longestExample)
    const label = shorten(name, longestName)
    return {
      value: String(column),
      label: example ? t('withExample', { name: label, example }) : label,
    }
  })
  return (
    <Select
      {...rest}
      value={value === undefined || value >= columns.length ? '' : String(value)}
      onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
      options={[{ value: '', label: none ?? t('none') }, ...options]}
    />
  )
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
