'use client'

import { type ComponentProps, useState } from 'react'
import { classNames } from './class-names'

/** A native slider with its formatted value, such as “4 modules” or “512 px”. */
export function RangeInput({
  value,
  onValueChange,
  min,
  max,
  step = 1,
  formatValue = String,
  className,
  ...rest
}: Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'defaultValue' | 'min' | 'max' | 'step' | 'onChange'
> & {
  value: number
  onValueChange: (value: number) => void
  min: number
  max: number
  step?: number
  formatValue?: (value: number) => string
}) {
  // The width of the longest text is reserved, so that the track does not resize while dragging.
  const [widthChars] = useState(() =>
    Math.max(formatValue(min).length, formatValue(max).length, formatValue(value).length),
  )
  const filledPercent = ((value - min) / (max - min)) * 100
  return (
    <span className={classNames('flex min-h-11 items-center gap-3', className)}>
      <input
        {...rest}
        type="range"
        value={value}
        min={min}
        max={max}
        step={step}
        aria-valuetext={formatValue(value)}
        onChange={(event) => onValueChange(event.currentTarget.valueAsNumber)}
        style={{ '--filled': `${filledPercent}%` } as React.CSSProperties}
        className="range-track h-6 min-w-0 flex-1"
      />
      <output
        aria-hidden="true"
        className="shrink-0 text-end text-ink-soft text-sm tabular-nums"
        style={{ minWidth: `${widthChars}ch` }}
      >
        {formatValue(value)}
      </output>
    </span>
  )
}
