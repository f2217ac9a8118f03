import type { ReactNode } from 'react'
import { Field } from '@/ui/field'
import { Select } from '@/ui/select'
import { type TextEncoding, textEncodings } from './text-encodings'

/** The encoding of a text file, and the choice of another one. */
export function EncodingField({
  label,
  hint,
  encoding,
  onChange,
}: {
  label: string
  hint?: ReactNode
  /** One that cannot be chosen is an option while it is in use. */
  encoding: string
  onChange: (encoding: TextEncoding) => void
}) {
  return (
    <Field label={label} hint={hint} className="w-full sm:w-48">
      {(control) => (
        <Select
          {...control}
          value={encoding}
          onChange={({ target }) => onChange(target.value as TextEncoding)}
          options={[...new Set([encoding, ...textEncodings])].map((name) => ({
            value: name,
            label: name.toUpperCase(),
          }))}
        />
      )}
    </Field>
  )
}
