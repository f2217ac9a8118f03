import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import type { Fill } from '@/qr/design'
import { classNames } from '@/ui/class-names'
import { nextCell } from './next-cell'
import { Swatch } from './swatch'

const swatchColumns = 9

export type SwatchCell = {
  id: string
  name: string
  fill: Fill
  /** Drawn over a swatch that is not a color. */
  icon?: ReactNode
  disabled?: boolean
}

/** Swatches in rows of nine: one tab stop, navigated with the arrow keys. */
export function SwatchGrid({
  label,
  cells,
  selected,
  onPick,
}: {
  label: string
  cells: readonly SwatchCell[]
  /** The id of the selected cell; several lists may show it. */
  selected: string | undefined
  onPick: (id: string) => void
}) {
  const grid = useRef<HTMLDivElement>(null)
  const [visited, setVisited] = useState<string>()
  const find = (id: string | undefined) => cells.findIndex((cell) => cell.id === id)
  const current = Math.max(0, find(visited) >= 0 ? find(visited) : find(selected))
  const rows = Array.from({ length: Math.ceil(cells.length / swatchColumns) }, (_, row) =>
    cells.slice(row * swatchColumns, (row + 1) * swatchColumns),
  )

  const move = (event: KeyboardEvent) => {
    const next = nextCell(event, { index: current, columns: swatchColumns, count: cells.length })
    if (next === null) return
    event.preventDefault()
    setVisited(cells[next]?.id)
    grid.current?.querySelectorAll('button')[next]?.focus()
  }

  return (
    // biome-ignore-start lint/a11y: a table would lay out its cells on its own
    <div ref={grid} role="grid" aria-label={label} onKeyDown={move}>
      {rows.map((row, rowIndex) => (
        <div key={row[0]?.id} role="row" className="-mx-0.5 grid grid-cols-9">
          {row.map(({ id, name, fill, icon, disabled }, column) => (
            <span key={id} role="gridcell" className="block">
              <button
                type="button"
                aria-label={name}
                title={name}
                aria-pressed={id === selected}
                aria-disabled={disabled || undefined}
                tabIndex={rowIndex * swatchColumns + column === current ? 0 : -1}
                onFocus={() => setVisited(id)}
                onClick={() => !disabled && onPick(id)}
                className={classNames(
                  'group/swatch relative block aspect-square w-full p-0.5 focus-visible:z-10',
                  disabled && 'cursor-not-allowed! opacity-40',
                )}
              >
                <Swatch
                  fill={fill}
                  className="size-full transition-transform group-hover/swatch:scale-108 group-aria-pressed/swatch:outline-2 group-aria-pressed/swatch:outline-ink group-aria-pressed/swatch:outline-offset-1"
                />
                {icon && (
                  <span
                    aria-hidden="true"
                    className="pointer-events-none absolute inset-0 grid place-items-center"
                  >
                    {icon}
                  </span>
                )}
              </button>
            </span>
          ))}
        </div>
      ))}
    </div>
    // biome-ignore-end lint/a11y: see above
  )
}
