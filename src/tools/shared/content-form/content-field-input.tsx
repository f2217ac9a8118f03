import { useLocale } from '@/i18n/use-locale'
import { type ContentField, type FieldValue, orderOptions } from '@/qr/content'
import type { useContentMessages } from '@/tools/shared/content/use-content-messages'
import type { FieldControl } from '@/ui/field'
import { Select } from '@/ui/select'
import { TextArea } from '@/ui/text-area'
import { TextInput } from '@/ui/text-input'
import { TimeZoneSelect } from './time-zone-select'

/** The control for a field of the content schema. */
export function ContentFieldInput({
  field,
  value,
  messages,
  control,
  min,
  onFill,
}: {
  field: ContentField
  value: string
  messages: ReturnType<typeof useContentMessages>
  control: FieldControl
  /** The earliest date that can be chosen. */
  min?: string
  onFill: (value: FieldValue) => void
}) {
  const locale = useLocale()
  const common = {
    ...control,
    name: field.name,
    value,
    'aria-required': field.required || undefined,
    onChange: (event: { currentTarget: { value: string } }) => onFill(event.currentTarget.value),
  }
  const text = {
    ...common,
    // The content's language is independent of the page's.
    dir: 'auto',
    placeholder: messages.placeholder(field),
    autoComplete: field.autocomplete ?? 'off',
    inputMode: field.inputMode,
  } as const
  switch (field.input) {
    case 'multiline':
      return <TextArea {...text} />
    case 'choice': {
      const options = orderOptions(field.name, field.options ?? [], locale).map((option) => ({
        value: option,
        label: messages.option(field, option),
      }))
      return <Select {...common} options={options} />
    }
    case 'timeZone':
      return <TimeZoneSelect {...common} />
    case 'date':
    case 'time':
      return <TextInput {...common} type={field.input} min={min} className="tabular-nums" />
    default:
      // Not type="url" or "email": browsers trim and truncate their values.
      return (
        <TextInput
          {...text}
          type={field.input === 'phone' ? 'tel' : 'text'}
          {...(field.input === 'text' && field.autocomplete !== 'off' ? {} : literalText)}
        />
      )
  }
}

/** For exact text such as addresses, network names and passwords. */
const literalText = { autoCapitalize: 'off', autoCorrect: 'off', spellCheck: false } as const
