import { useTranslations } from 'next-intl'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import styles from './color-picker.module.css'
import { type Hsla, writeHsla } from './hsla'

const channels = ['saturation', 'lightness'] as const
type Channel = (typeof channels)[number]

const smallStep = 1
const largeStep = 10

/**
 * Saturation on the horizontal axis and lightness on the vertical one, for pointers. Keyboards and
 * screen readers have two sliders that share a tab stop; the arrow keys move between them.
 */
export function ColorArea({
  value,
  onValueChange,
}: {
  value: Hsla
  onValueChange: (value: Hsla) => void
}) {
  const t = useTranslations('editor.color')
  const area = useRef<HTMLDivElement>(null)
  const sliders = {
    saturation: useRef<HTMLInputElement>(null),
    lightness: useRef<HTMLInputElement>(null),
  }
  const [last, setLast] = useState<Channel>('saturation')

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

  const shift = (channel: Channel, by: number) => {
    const to = Math.min(Math.max(Math.round(value[channel]) + by, 0), 100)
    onValueChange({ ...value, [channel]: to })
    setLast(channel)
    sliders[channel].current?.focus()
  }
  const move = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const change = findChange(event.key, event.shiftKey ? largeStep : smallStep)
    if (!change) return
    event.preventDefault()
    shift(...change)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend no one sees
    <div
      ref={area}
      role="group"
      aria-label={t('area')}
      onKeyDown={move}
      onPointerDown={(event) => {
        if (event.button !== 0) return
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
        const options = { preventScroll: true, focusVisible: false } as FocusOptions
        sliders[last].current?.focus(options)
        pick(event)
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) pick(event)
      }}
      style={{ '--pure': `hsl(${value.hue} 100% 50%)` } as React.CSSProperties}
      className={`${styles.area} group relative h-40 cursor-crosshair touch-none rounded-sm`}
    >
      {channels.map((channel) => (
        <input
          key={channel}
          ref={sliders[channel]}
          type="range"
          aria-label={t(channel)}
          aria-orientation={channel === 'saturation' ? 'horizontal' : 'vertical'}
          aria-valuetext={`${Math.round(value[channel])}%`}
          tabIndex={channel === last ? 0 : -1}
          min={0}
          max={100}
          value={Math.round(value[channel])}
          onChange={(event) =>
            onValueChange({ ...value, [channel]: event.currentTarget.valueAsNumber })
          }
          className="pointer-events-none absolute inset-0 size-full opacity-0"
        />
      ))}
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

function findChange(key: string, step: number): [channel: Channel, by: number] | undefined {
  const changes: Record<string, [Channel, number]> = {
    ArrowLeft: ['saturation', -step],
    ArrowRight: ['saturation', step],
    ArrowDown: ['lightness', -step],
    ArrowUp: ['lightness', step],
    PageDown: ['lightness', -largeStep],
    PageUp: ['lightness', largeStep],
    Home: ['saturation', -100],
    End: ['saturation', 100],
  }
  return changes[key]
}
