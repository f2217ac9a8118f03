import { type PointerEvent, useRef } from 'react'
import { classNames } from '@/ui/class-names'
import type { ColorStop } from './color-fill'
import styles from './color-picker.module.css'
import { addStop, placeStop, type StopsChange } from './gradient-stops'

/**
 * The gradient as a bar, for pointers only: pressing a handle selects its stop, pressing elsewhere
 * adds one, and dragging moves it. Keyboards and screen readers use the list of stops.
 */
export function GradientBar({
  stops,
  selected,
  onChange,
}: {
  stops: readonly ColorStop[]
  selected: number
  onChange: (change: StopsChange) => void
}) {
  const bar = useRef<HTMLDivElement>(null)
  const held = useRef<{ index: number; startX: number; moved: boolean } | null>(null)

  const offsetAt = (event: PointerEvent) => {
    const box = bar.current?.getBoundingClientRect()
    const share = box ? (event.clientX - box.left) / box.width : 0
    return Math.round(Math.min(Math.max(share, 0), 1) * 100) / 100
  }

  const press = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    const handle = (event.target as Element).closest<HTMLElement>('[data-stop]')
    const change = handle
      ? { stops: [...stops], selected: Number(handle.dataset.stop) }
      : addStop(stops, offsetAt(event))
    if (!change) return
    held.current = { index: change.selected, startX: event.clientX, moved: false }
    onChange(change)
  }

  const drag = (event: PointerEvent) => {
    const dragged = held.current
    if (!dragged) return
    // A tapping finger moves slightly.
    dragged.moved ||= Math.abs(event.clientX - dragged.startX) > 3
    if (!dragged.moved) return
    const change = placeStop(stops, dragged.index, offsetAt(event))
    dragged.index = change.selected
    onChange(change)
  }

  return (
    <div
      aria-hidden="true"
      data-testid="gradient-bar"
      onPointerDown={press}
      onPointerMove={drag}
      onPointerUp={() => {
        held.current = null
      }}
      onPointerCancel={() => {
        held.current = null
      }}
      className="flex h-11 cursor-copy touch-none items-center px-2.5"
    >
      <div ref={bar} className={`${styles.checkered} relative h-6 flex-1 rounded-sm`}>
        <span
          className="absolute inset-y-0 -inset-x-2.5 rounded-sm border border-ink/20"
          style={{ backgroundImage: barCss(stops) }}
        />
        {stops.map(({ offset, color }, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a stop is its place in the row
            key={index}
            data-stop={index}
            className={classNames(
              'absolute inset-y-0 grid w-6 -translate-x-1/2 cursor-grab place-items-center active:cursor-grabbing',
              index === selected && 'z-10',
            )}
            style={{ left: `${offset * 100}%` }}
          >
            <span
              className={classNames(
                styles.handle,
                'block w-4 transition-[height]',
                index === selected ? 'h-9 outline-2 outline-accent outline-offset-2' : 'h-7',
              )}
              style={{ background: color.slice(0, 7) }}
            />
          </span>
        ))}
      </div>
    </div>
  )
}

/**
 * The bar extends half a handle past both ends, so that the first and the last handle fit on it.
 */
function barCss(stops: readonly ColorStop[]): string {
  const places = stops.map(({ offset, color }) => `${color} calc(10px + (100% - 20px) * ${offset})`)
  return `linear-gradient(90deg, ${places.join(', ')})`
}
