'use client'

import { useId } from 'react'

type AccountFieldProps = {
  label: string
  value: string
  onChange: (value: string) => void
  name?: string
  type?: 'text' | 'email' | 'password'
  autoComplete?: string
  autoFocus?: boolean
  hint?: string
}

/**
 * A labeled field in the style of Payload's fields that is not part of the surrounding document.
 */
export function AccountField({ label, value, onChange, hint, ...input }: AccountFieldProps) {
  const id = useId()
  return (
    <div className="field-type text" style={{ marginBlockEnd: '1.25rem' }}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <div className="field-type__wrap">
        <input
          {...input}
          id={id}
          required
          spellCheck={false}
          aria-describedby={hint ? `${id}-hint` : undefined}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      {hint && (
        <div className="field-description" id={`${id}-hint`}>
          {hint}
        </div>
      )}
    </div>
  )
}
