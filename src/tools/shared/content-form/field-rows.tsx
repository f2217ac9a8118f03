import { useTranslations } from 'next-intl'
import { memo } from 'react'
import { type ContentField, type FieldValue, type PageDraft, pageFields } from '@/qr/content'
import { useContentMessages } from '@/tools/shared/content/use-content-messages'
import { Checkbox } from '@/ui/checkbox'
import { classNames } from '@/ui/class-names'
import { Field } from '@/ui/field'
import { ContentFieldInput } from './content-field-input'
import type { FillFields } from './fill-fields'
import { type FieldWidth, pairFields } from './pair-fields'

/** The fields of a content type; short ones share a row if there is room. */
export function FieldRows({
  fields,
  draft,
  errors,
  onFill,
}: {
  fields: readonly ContentField[]
  draft: PageDraft
  errors: Readonly<Record<string, string>>
  onFill: FillFields
}) {
  const someRequired = pageFields[draft.type].some(
    ({ required, input }) => required && input !== 'choice',
  )
  return (
    <div className="@container">
      <div className="grid gap-x-4 gap-y-5 @md:grid-cols-2">
        {pairFields(fields).map(([field, width]) => (
          <FieldRow
            key={field.name}
            {...{ field, width, onFill }}
            type={draft.type}
            value={draft[field.name] ?? field.initial}
            error={errors[field.name]}
            min={field.name === 'endDate' ? String(draft.startDate) : undefined}
            isOptional={someRequired && !field.required && field.input !== 'choice'}
          />
        ))}
      </div>
    </div>
  )
}

/** Memoised, so that typing renders only the edited field. */
const FieldRow = memo(function FieldRow({
  field,
  width,
  type,
  value,
  error,
  min,
  isOptional,
  onFill,
}: {
  field: ContentField
  width: FieldWidth
  type: PageDraft['type']
  value: FieldValue
  error: string | undefined
  min: string | undefined
  isOptional: boolean
  onFill: FillFields
}) {
  const t = useTranslations('generator.form')
  const messages = useContentMessages(type)
  const widthClass = width === 'full' && '@md:col-span-2'
  if (field.input === 'switch') {
    return (
      <Checkbox
        name={field.name}
        label={messages.label(field)}
        hint={messages.hint(field)}
        checked={value === true}
        onChange={(event) => onFill({ [field.name]: event.currentTarget.checked })}
        className={classNames(widthClass)}
      />
    )
  }
  return (
    <Field
      label={messages.label(field)}
      note={isOptional ? t('optional') : undefined}
      hint={messages.hint(field)}
      error={error}
      className={classNames(widthClass)}
    >
      {(control) => (
        <ContentFieldInput
          {...{ field, messages, control, min }}
          value={String(value)}
          onFill={(filled) => onFill({ [field.name]: filled })}
        />
      )}
    </Field>
  )
})
