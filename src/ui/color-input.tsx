'use client'

import { type ComponentProps, useState } from 'react'
import { classNames } from './class-names'
import { parseHexColor } from './parse-hex-color'

/**
 * A colour as `#rrggbb`: the system's picker behind the swatch, and a text field that takes what
 * one types or pastes. The text is put right when the field is left.
 */
export function ColorInput({
  value,
  onValueChange,
  swatchLabel,
  className,
  ...rest
}: Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'onChange'> & {
  value: string
  onValueChange: (value: string) => void
  /** Says what the swatch picks; the text field has the label of its field. */
  swatchLabel: string
}) {
  const [draft, setDraft] = useState<string | null>(null)
  const unreadable = draft !== null && parseHexColor(draft) === null
  return (
    <span className={classNames('relative block', className)}>
      <input
        type="color"
        value={value}
        aria-label={swatchLabel}
        disabled={rest.disabled}
        onChange={(event) => {
          setDraft(null)
          onValueChange(event.currentTarget.value)
        }}
        className="swatch absolute inset-y-0 start-1.5 my-auto size-8 rounded-sm disabled:cursor-not-allowed"
      />
      <input
        {...rest}
        type="text"
        value={draft ?? value}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        aria-invalid={unreadable || rest['aria-invalid']}
        onChange={(event) => {
          const text = event.currentTarget.value
          setDraft(text)
          const color = parseHexColor(text)
          if (color) onValueChange(color)
        }}
        onBlur={() => setDraft(null)}
        className="control py-2 ps-12 pe-3 font-mono text-sm! tabular-nums"
      />
    </span>
  )
}
