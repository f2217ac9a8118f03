import type { ComponentProps, ReactNode } from 'react'
import { Field } from '@/ui/field'
import { NumberInput } from '@/ui/number-input'

/** A number within limits, with its label. */
export function NumberField({
  label,
  note,
  hint,
  error,
  ...input
}: ComponentProps<typeof NumberInput> & {
  label: string
  note?: ReactNode
  hint?: ReactNode
  error?: ReactNode
}) {
  return (
    <Field label={label} note={note} hint={hint} error={error}>
      {(control) => <NumberInput {...input} {...control} />}
    </Field>
  )
}
