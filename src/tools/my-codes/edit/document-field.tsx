import type { ComponentProps } from 'react'
import { checkTarget } from '@/codes'
import { localToUtc } from '@/std/local-to-utc'
import { utcToLocal } from '@/std/utc-to-local'
import { Field } from '@/ui/field'
import { TextArea } from '@/ui/text-area'
import { TextInput } from '@/ui/text-input'
import { useEditing } from './use-editing'

const kinds = {
  text: { dir: 'auto' },
  /** Omitted parts, such as https, are added when the field is left. */
  address: {
    ...{ inputMode: 'url', placeholder: 'https://', spellCheck: false },
    ...{ autoComplete: 'off', autoCapitalize: 'off', autoCorrect: 'off' },
  },
  time: { type: 'time', className: 'tabular-nums' },
  /** In the time zone of the rules; stored as an ISO 8601 instant. */
  instant: { type: 'datetime-local', className: 'tabular-nums' },
  number: { type: 'number', min: 1, className: 'tabular-nums' },
} as const satisfies Record<string, ComponentProps<'input'>>

/** An input for one value of the document. */
export function DocumentField({
  pointer,
  kind = 'text',
  rows,
  blank = null,
  most,
  ...field
}: Pick<ComponentProps<typeof Field>, 'label' | 'hint' | 'className'> & {
  pointer: string
  kind?: keyof typeof kinds
  /** Several lines of text. */
  rows?: number
  /** The value of an empty field for a number. */
  blank?: 0 | null
  /** The maximum length or number. */
  most?: number
}) {
  const { edited, valueAt, change, errorAt, leave } = useEditing()
  const value = valueAt<string | number | null | undefined>(pointer) || ''
  const timeZone = edited.document.rules?.timeZone ?? edited.timeZone
  const read = (input: HTMLInputElement | HTMLTextAreaElement) => {
    if (kind === 'instant') return readLocalTime(input.value, timeZone)
    return kind === 'number' ? Math.round(Number(input.value)) || blank : input.value
  }
  const finish = () => {
    leave(pointer)
    const checked = kind === 'address' ? checkTarget(String(value), []) : undefined
    if (checked?.ok && checked.url !== value) change(pointer, checked.url)
  }
  const attributes = {
    name: pointer,
    value: kind === 'instant' && value ? utcToLocal(new Date(value), timeZone) : value,
    onChange: ({ target }: { target: HTMLInputElement | HTMLTextAreaElement }) =>
      change(pointer, read(target)),
    onBlur: finish,
  }
  return (
    <Field {...field} error={errorAt(pointer)}>
      {(control) =>
        rows ? (
          <TextArea {...control} {...attributes} dir="auto" rows={rows} maxLength={most} />
        ) : (
          <TextInput
            {...control}
            {...kinds[kind]}
            {...attributes}
            {...{ [kind === 'number' ? 'max' : 'maxLength']: most }}
          />
        )
      }
    </Field>
  )
}

/** Returns null for an incomplete value. */
function readLocalTime(local: string, timeZone: string): string | null {
  if (!local) return null
  try {
    return localToUtc(local, timeZone).toISOString()
  } catch {
    // A partly typed year may have any value.
    return null
  }
}
