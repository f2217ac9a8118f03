import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { contactReasons } from '@/cms/collections/contact-reasons'
import type { ContactDraft, ContactField, ContactIssue } from '@/cms/contact/check-contact-draft'
import { useLocale } from '@/i18n/use-locale'
import { hasFamilyNameFirst } from '@/qr/content'
import { Field } from '@/ui/field'
import { Select } from '@/ui/select'
import { TextArea } from '@/ui/text-area'
import { TextInput } from '@/ui/text-input'

/** Remaining characters from which the counter is shown. */
const nearlyFull = 500

/** Autofill and keyboard hints of each field. */
const inputs = {
  firstname: { autoComplete: 'given-name', autoCapitalize: 'words' },
  lastname: { autoComplete: 'family-name', autoCapitalize: 'words' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none' },
  mobile: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  subject: { autoComplete: 'off' },
} as const satisfies Partial<Record<ContactField, ComponentProps<'input'>>>

type ContactFieldsProps = {
  /** The submitted values, if the server renders the form again. */
  draft: ContactDraft | undefined
  issues: Partial<Record<ContactField, ContactIssue>>
  left: number
  /** The field to focus when the server returns the form with errors. */
  firstWrong: ContactField | undefined
}

export function ContactFields({ draft, issues, left, firstWrong }: ContactFieldsProps) {
  const t = useTranslations('pages.contact.form')
  const own = (field: ContactField) => ({
    name: field,
    defaultValue: draft?.[field] ?? '',
    required: field !== 'mobile',
    autoFocus: field === firstWrong,
  })
  const frame = (field: ContactField) => {
    const issue = issues[field]
    return {
      id: contactFieldId(field),
      label: t(field),
      error: issue && t(`errors.${issue.problem}`, { over: issue.over ?? 0 }),
    }
  }
  const line = (field: keyof typeof inputs, extras: { hint?: string; note?: string } = {}) => (
    <Field {...frame(field)} {...extras}>
      {(control) => <TextInput {...control} {...inputs[field]} {...own(field)} />}
    </Field>
  )
  const names = hasFamilyNameFirst(useLocale())
    ? (['lastname', 'firstname'] as const)
    : (['firstname', 'lastname'] as const)
  const reasons = contactReasons.map((value) => ({ value, label: t(`reasons.${value}`) }))

  return (
    <>
      <Field {...frame('reason')}>
        {(control) => (
          <Select
            {...control}
            {...own('reason')}
            options={[{ value: '', label: t('choose') }, ...reasons]}
          />
        )}
      </Field>
      <div className="grid items-start gap-6 sm:grid-cols-2">
        {line(names[0])}
        {line(names[1])}
        {line('email', { hint: t('emailHint') })}
        {line('mobile', { note: t('optional'), hint: t('mobileHint') })}
      </div>
      {line('subject')}
      <Field
        {...frame('message')}
        note={left <= nearlyFull && left >= 0 ? t('left', { count: left }) : undefined}
      >
        {(control) => (
          <TextArea
            {...control}
            {...own('message')}
            rows={8}
            autoComplete="off"
            className="min-h-48!"
          />
        )}
      </Field>
    </>
  )
}

export function contactFieldId(field: ContactField): string {
  return `contact-${field}`
}
