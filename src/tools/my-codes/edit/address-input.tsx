import { checkTarget } from '@/codes'
import { Field } from '@/ui/field'
import { TextInput } from '@/ui/text-input'
import { useEditing } from './edit-context'

/** A web address. Omitted parts, such as https, are added when the field is left. */
export function AddressInput({
  label,
  hint,
  pointer,
  value,
  onChange,
  className,
}: {
  label: string
  hint?: string
  /** JSON pointer into the document. */
  pointer: string
  value: string
  onChange: (url: string) => void
  className?: string
}) {
  const { errorAt, leave } = useEditing()
  const complete = () => {
    leave(pointer)
    const checked = checkTarget(value, [])
    if (checked.ok && checked.url !== value) onChange(checked.url)
  }
  return (
    <Field
      label={label}
      hint={hint}
      error={errorAt(pointer)}
      {...(className !== undefined && { className })}
    >
      {(control) => (
        <TextInput
          {...control}
          name={pointer}
          value={value}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          placeholder="https://"
          onChange={({ target }) => onChange(target.value)}
          onBlur={complete}
        />
      )}
    </Field>
  )
}
