import { NumberInput } from '@/ui/number-input'
import styles from './color-picker.module.css'

/** One channel of a color as a slider over its range of colors, with a number input. */
export function ChannelSlider({
  label,
  value,
  max,
  unit,
  ramp,
  here,
  isSeeThrough = false,
  onValueChange,
}: {
  label: string
  value: number
  max: number
  unit: string
  /** CSS background of the track, and the color of the handle. */
  ramp: string
  here: string
  isSeeThrough?: boolean
  onValueChange: (value: number) => void
}) {
  return (
    <div className="flex items-center gap-3">
      <span className="relative flex h-10 min-w-0 flex-1 items-center">
        {isSeeThrough && (
          <span
            aria-hidden="true"
            className={`${styles.checkered} absolute inset-x-0 h-3.5 rounded-sm`}
          />
        )}
        <input
          type="range"
          aria-label={label}
          aria-valuetext={`${Math.round(value)}${unit}`}
          value={value}
          min={0}
          max={max}
          step={1}
          onChange={(event) => onValueChange(event.currentTarget.valueAsNumber)}
          style={{ '--ramp': ramp, '--here': here } as React.CSSProperties}
          className={`${styles.slider} relative h-10 w-full`}
        />
      </span>
      <NumberInput
        size="sm"
        aria-label={label}
        value={value}
        min={0}
        max={max}
        unit={unit}
        onValueChange={onValueChange}
        className="w-17 shrink-0"
      />
    </div>
  )
}
