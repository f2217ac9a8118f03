'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, type RefObject, useId } from 'react'
import { type FieldGroup, type FieldValue, fieldGroups } from '@/qr/content/field'
import type { ContentField } from '@/qr/content/kind-fields'
import { isPageFieldShown, type PageDraft, pageFields } from '@/qr/content/page-content'
import { Checkbox } from '@/ui/checkbox'
import { classNames } from '@/ui/class-names'
import { Field } from '@/ui/field'
import { useContentMessages } from '../use-content-messages'
import { ContentFieldInput } from './content-field-input'
import { GroupHeading } from './group-heading'
import { type FieldWidth, pairFields } from './pair-fields'

/** The form of one content type, drawn from its schema. It has no button: typing is enough. */
export function ContentForm({
  ref,
  draft,
  errors,
  onFill,
  onLeave,
  children,
}: {
  ref?: RefObject<HTMLFormElement | null>
  draft: PageDraft
  /** Messages by field name. */
  errors: Readonly<Record<string, string>>
  onFill: (field: string, value: FieldValue) => void
  onLeave?: (field: string) => void
  children?: ReactNode
}) {
  const t = useTranslations('generator.form')
  const shown = pageFields[draft.type].filter(
    (field) => field.input !== 'upload' && isPageFieldShown(field, draft),
  )
  const rows = (group?: FieldGroup) => {
    const fields = shown.filter((field) => field.group === group)
    return fields.length > 0 && <FieldRows {...{ fields, draft, errors, onFill }} />
  }
  return (
    <form
      ref={ref}
      noValidate
      aria-label={t('label')}
      onSubmit={(event) => event.preventDefault()}
      onBlur={({ target }) => 'name' in target && onLeave?.(String(target.name))}
      className="flex flex-col gap-8"
    >
      {rows()}
      {fieldGroups.map((group) => (
        <Group key={group} group={group} type={draft.type}>
          {rows(group)}
        </Group>
      ))}
      {children}
    </form>
  )
}

function Group({
  group,
  type,
  children,
}: {
  group: FieldGroup
  type: PageDraft['type']
  children: ReactNode
}) {
  const headingId = useId()
  const messages = useContentMessages(type)
  if (!children) return null
  if (group === 'advanced') {
    return (
      <details className="group border-line border-t pt-4">
        <summary className="flex min-h-8 w-fit list-none items-center gap-2.5 font-medium text-ink-soft text-sm hover:text-ink">
          <span
            aria-hidden="true"
            className="size-2 border-current border-e-2 border-b-2 transition-transform -rotate-45 group-open:rotate-45"
          />
          {messages.group(group)}
        </summary>
        <div className="pt-4">{children}</div>
      </details>
    )
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot stand in a grid's line
    <div role="group" aria-labelledby={headingId}>
      <GroupHeading id={headingId}>{messages.group(group)}</GroupHeading>
      {children}
    </div>
  )
}

function FieldRows({
  fields,
  ...rest
}: {
  fields: readonly ContentField[]
  draft: PageDraft
  errors: Readonly<Record<string, string>>
  onFill: (field: string, value: FieldValue) => void
}) {
  return (
    <div className="@container">
      <div className="grid gap-x-4 gap-y-5 @md:grid-cols-2">
        {pairFields(fields).map(([field, width]) => (
          <FieldRow key={field.name} {...{ field, width }} {...rest} />
        ))}
      </div>
    </div>
  )
}

function FieldRow({
  field,
  width,
  draft,
  errors,
  onFill,
}: {
  field: ContentField
  width: FieldWidth
  draft: PageDraft
  errors: Readonly<Record<string, string>>
  onFill: (field: string, value: FieldValue) => void
}) {
  const t = useTranslations('generator.form')
  const messages = useContentMessages(draft.type)
  const value = draft[field.name] ?? field.initial
  const widthClass = width === 'full' ? '@md:col-span-2' : undefined
  if (field.input === 'switch') {
    return (
      <Checkbox
        name={field.name}
        label={messages.label(field)}
        hint={messages.hint(field)}
        checked={value === true}
        onChange={(event) => onFill(field.name, event.currentTarget.checked)}
        className={widthClass}
      />
    )
  }
  const isText = field.input !== 'choice'
  const someRequired = pageFields[draft.type].some(
    ({ required, input }) => required && input !== 'choice',
  )
  return (
    <Field
      label={messages.label(field)}
      note={isText && someRequired && !field.required ? t('optional') : undefined}
      hint={messages.hint(field)}
      error={errors[field.name]}
      className={classNames(widthClass)}
    >
      {(control) => (
        <ContentFieldInput
          {...{ field, messages, control }}
          value={String(value)}
          onFill={(filled) => onFill(field.name, filled)}
        />
      )}
    </Field>
  )
}
