'use client'

import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { classNames } from './class-names'
import { nextIndex } from './next-index'

/**
 * A button that opens a panel of links or buttons. It is a `<details>`, so it opens without scripts
 * too; with them it closes on a click outside, on Escape, when an item is chosen and when the focus
 * leaves it, and the arrow keys move between its items.
 */
export function Menu({
  label,
  labelClassName,
  panelClassName,
  group,
  isAnchored = true,
  children,
}: {
  /** The contents of the button; must contain text. */
  label: ReactNode
  labelClassName?: string
  panelClassName?: string
  /** Only one menu of a group is open at a time. */
  group?: string
  /** Whether the panel is placed relative to the button; otherwise to what surrounds both. */
  isAnchored?: boolean
  children: ReactNode
}) {
  const root = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    const closeFromOutside = (event: PointerEvent) => {
      const menu = root.current
      if (menu?.open && !menu.contains(event.target as Node)) menu.open = false
    }
    document.addEventListener('pointerdown', closeFromOutside)
    return () => document.removeEventListener('pointerdown', closeFromOutside)
  }, [])

  const onKeyDown = (event: KeyboardEvent) => {
    const menu = root.current
    if (!menu) return
    const summary = menu.querySelector('summary')
    if (event.key === 'Escape' && menu.open) {
      event.stopPropagation()
      // The same key would also close a surrounding dialog.
      event.preventDefault()
      menu.open = false
      summary?.focus()
      return
    }
    const items = [...menu.querySelectorAll<HTMLElement>('[data-menu-panel] :is(a[href], button)')]
    const index = items.indexOf(document.activeElement as HTMLElement)
    const inText = event.target instanceof HTMLInputElement
    const next = inText
      ? null
      : nextIndex(event.key, { index, count: items.length, axis: 'vertical' })
    // On the button itself only the arrows open; Home and End still scroll the page.
    if (next === null || (index === -1 && !event.key.startsWith('Arrow'))) return
    event.preventDefault()
    menu.open = true
    items[next]?.focus()
  }

  const closeWhenLeft = (event: FocusEvent) => {
    const goesTo = event.relatedTarget as Node | null
    if (goesTo && root.current && !root.current.contains(goesTo)) root.current.open = false
  }

  return (
    <details
      ref={root}
      name={group}
      onKeyDown={onKeyDown}
      onBlur={closeWhenLeft}
      className={classNames('group/menu', isAnchored && 'relative')}
    >
      <summary className={classNames('flex list-none items-center', labelClassName)}>
        {label}
      </summary>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a chosen item clicks by key as well */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: clicks bubble up from its items */}
      <div
        data-menu-panel
        onClick={(event) => {
          const chosen = (event.target as Element).closest('a, button')
          if (chosen && root.current) root.current.open = false
        }}
        className={classNames(
          'absolute z-30 rounded-lg border border-line bg-paper-raised p-2 shadow-float group-open/menu:animate-rise',
          panelClassName,
        )}
      >
        {children}
      </div>
    </details>
  )
}
