import { Field } from '@/ui/field'
import { Select } from '@/ui/select'
import { type TextEncoding, textEncodings } from './text-encodings'

/** The encoding of a text file, and the choice of another one. */
export function EncodingField({
  label,
  encoding,
  onChange,
}: {
  label: string
  encoding: string
  onChange: (encoding: TextEncoding) => void
}) {
  return (
    <Field label={label} className="w-full sm:w-48">
      {(control) => (
        <Select
          {...control}
          value={encoding}
          onChange={({ target }) => onChange(target.value as TextEncoding)}
          options={textEncodings.map((name) => ({ value: name, label: name.toUpperCase() }))}
        />
      )}
    </Field>
  )
}
