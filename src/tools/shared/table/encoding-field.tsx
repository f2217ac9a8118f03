import type { ReactNode } from 'react'
import { Field } from '@/ui/field'
import { Select } from '@/ui/select'
import { type TextEncoding, textEncodings } from './text-encodings'

/** The encoding of a text file, and the choice of another one. */
export function EncodingField({
  label,
  hint,
  encoding,
  detected = encoding,
  onChange,
}: {
  label: string
  hint?: ReactNode
  encoding: string
  /** Also an option if it is not in the list. */
  detected?: string
  onChange: (encoding: TextEncoding) => void
}) {
  const isListed = textEncodings.some((name) => name === detected)
  const names = isListed ? textEncodings : [detected, ...textEncodings]
  return (
    <Field label={label} hint={hint} className="w-full sm:w-48">
      {(control) => (
        <Select
          {...control}
          value={encoding}
          onChange={({ target }) => onChange(target.value as TextEncoding)}
          options={names.map((name) => ({
            value: name,
            label: name.toUpperCase(),
          }))}
        />
      )}
    </Field>
  )
}
