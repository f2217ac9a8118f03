import type { Verdict } from '@/qr/check/check-result'
import { FillField } from './fill-field'

/** A field for one colour, `#rrggbb`, that is always there and lets nothing through. */
export function ColorField({
  value,
  onValueChange,
  ...rest
}: {
  label: string
  value: string
  /** Called while one still chooses; `step` is the label, so that undo takes the choice back whole. */
  onValueChange: (color: string, step: string) => void
  mark?: Verdict
  className?: string
}) {
  return (
    <FillField
      {...rest}
      value={{ kind: 'solid', color: value.slice(0, 7) }}
      allowAlpha={false}
      onValueChange={(fill, step) => fill?.kind === 'solid' && onValueChange(fill.color, step)}
    />
  )
}
