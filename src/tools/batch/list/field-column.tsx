import { useTranslations } from 'next-intl'
import { useId } from 'react'
import type { ContentField } from '@/qr/content'
import { Checkbox } from '@/ui/checkbox'
import { Field } from '@/ui/field'
import { Select } from '@/ui/select'
import { TextInput } from '@/ui/text-input'
import type { BatchType } from './batch-types'
import { ColumnSelect } from './column-select'
import type { ListLabels } from './list-labels'

/** Selects the column of a field, or a value for all codes. */
export function FieldColumn({
  type,
  field,
  words,
  names,
  examples,
  column,
  fixed = '',
  onColumn,
  onFixed,
}: {
  type: BatchType
  field: ContentField
  words: ListLabels
  names: readonly string[]
  examples: readonly string[]
  column: number | undefined
  fixed: string | undefined
  onColumn: (column: number | undefined) => void
  onFixed: (value: string) => void
}) {
  const t = useTranslations('batch.columns')
  const label = words.heading(type, field)
  const fixedId = useId()
  const fixedLabel = t('forAll', { field: label })
  const isMissing = field.required && !field.shownWhen && column === undefined && fixed === ''
  const isChoice = field.input === 'choice'
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <Field
        label={label}
        note={field.required && !isChoice ? t('needed') : undefined}
        hint={words.hint(type, field)}
        error={isMissing && !isChoice ? t('missing') : undefined}
      >
        {(control) => (
          <ColumnSelect
            {...control}
            names={names}
            examples={examples}
            value={column}
            none={t('sameForAll')}
            onChange={onColumn}
          />
        )}
      </Field>
      {column === undefined &&
        (field.input === 'switch' ? (
          <Checkbox
            label={fixedLabel}
            checked={fixed === '1'}
            onChange={({ target }) => onFixed(target.checked ? '1' : '')}
          />
        ) : isChoice ? (
          <Select
            id={fixedId}
            aria-label={fixedLabel}
            value={fixed || String(field.initial)}
            onChange={({ target }) => onFixed(target.value)}
            options={(field.options ?? []).map((option) => ({
              value: option,
              label: words.option(field.name, option),
            }))}
          />
        ) : (
          <TextInput
            id={fixedId}
            aria-label={fixedLabel}
            type={field.input === 'date' || field.input === 'time' ? field.input : 'text'}
            value={fixed}
            placeholder={words.placeholder(type, field)}
            maxLength={field.maxLength}
            autoComplete="off"
            onChange={({ target }) => onFixed(target.value)}
          />
        ))}
    </div>
  )
}
