import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import styles from './color-picker.module.css'
import { type Hsla, writeHsla } from './hsla'

const smallStep = 1
const largeStep = 10

/**
 * Saturation across and lightness upwards: pressed or dragged with a pointer. To the keyboard and
 * to screen readers it is two sliders in one stop: the arrow keys choose between them.
 */
export function ColorArea({
  value,
  onValueChange,
  labels,
}: {
  value: Hsla
  onValueChange: (value: Hsla) => void
  labels: { area: string; saturation: string; lightness: string }
}) {
  const area = useRef<HTMLDivElement>(null)
  const across = useRef<HTMLInputElement>(null)
  const upwards = useRef<HTMLInputElement>(null)
  const [last, setLast] = useState<'across' | 'upwards'>('across')

  const pick = (event: PointerEvent) => {
    const box = area.current?.getBoundingClientRect()
    if (!box) return
    const share = (place: number, length: number) =>
      Math.round(Math.min(Math.max(place / length, 0), 1) * 1000) / 10
    onValueChange({
      ...value,
      saturation: share(event.clientX - box.left, box.width),
      lightness: 100 - share(event.clientY - box.top, box.height),
    })
  }

  const move = (event: KeyboardEvent) => {
    const step = event.shiftKey ? largeStep : smallStep
    const goTo = {
      ArrowLeft: () => shift('saturation', -step),
      ArrowRight: () => shift('saturation', step),
      ArrowDown: () => shift('lightness', -step),
      ArrowUp: () => shift('lightness', step),
      PageDown: () => shift('lightness', -largeStep),
      PageUp: () => shift('lightness', largeStep),
      Home: () => shift('saturation', -100),
      End: () => shift('saturation', 100),
    }[event.key]
    if (!goTo || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    goTo()
  }

  const shift = (channel: 'saturation' | 'lightness', by: number) => {
    const to = Math.min(Math.max(Math.round(value[channel]) + by, 0), 100)
    onValueChange({ ...value, [channel]: to })
    setLast(channel === 'saturation' ? 'across' : 'upwards')
    const slider = channel === 'saturation' ? across : upwards
    slider.current?.focus()
  }

  const slider = (channel: 'saturation' | 'lightness') => (
    <input
      ref={channel === 'saturation' ? across : upwards}
      type="range"
      aria-label={labels[channel]}
      aria-orientation={channel === 'saturation' ? 'horizontal' : 'vertical'}
      aria-valuetext={`${Math.round(value[channel])}%`}
      tabIndex={(channel === 'saturation') === (last === 'across') ? 0 : -1}
      min={0}
      max={100}
      value={Math.round(value[channel])}
      onChange={(event) =>
        onValueChange({ ...value, [channel]: event.currentTarget.valueAsNumber })
      }
      className="pointer-events-none absolute inset-0 size-full opacity-0"
    />
  )

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend no one sees
    <div
      ref={area}
      role="group"
      aria-label={labels.area}
      onKeyDown={move}
      onPointerDown={(event) => {
        if (event.button !== 0) return
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
        const focused = last === 'across' ? across : upwards
        focused.current?.focus({ preventScroll: true, focusVisible: false } as FocusOptions)
        pick(event)
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) pick(event)
      }}
      style={{ '--pure': `hsl(${value.hue} 100% 50%)` } as React.CSSProperties}
      className={`${styles.area} group relative h-40 cursor-crosshair touch-none rounded-sm`}
    >
      {slider('saturation')}
      {slider('lightness')}
      <span
        aria-hidden="true"
        className={`${styles.handle} pointer-events-none absolute size-5 -translate-x-1/2 translate-y-1/2 group-has-focus-visible:outline-2 group-has-focus-visible:outline-accent group-has-focus-visible:outline-offset-2`}
        style={{
          left: `${value.saturation}%`,
          bottom: `${value.lightness}%`,
          background: writeHsla({ ...value, alpha: 100 }),
        }}
      />
    </div>
  )
}
