'use client'

import { Fragment, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { classNames } from './class-names'
import { nextIndex } from './next-index'

export type Tab<Id extends string> = { id: Id; label: ReactNode; content: ReactNode }

/**
 * Panels of which one is visible. Arrow keys, Home and End move along the tabs. Hidden panels stay
 * mounted, so that their input is retained.
 */
export function Tabs<Id extends string>({
  label,
  tabs,
  selected,
  onSelect,
  onApproach,
}: {
  /** Names the row for a screen reader. */
  label: string
  tabs: readonly Tab<Id>[]
  /** The shown tab's id, when the parent decides; otherwise the first shows first. */
  selected?: Id
  onSelect?: (id: Id) => void
  /** A pointer or the focus has come to a tab that may be opened next: time to load its content. */
  onApproach?: (id: Id) => void
}) {
  const prefix = useId()
  const list = useRef<HTMLDivElement>(null)
  const [own, setOwn] = useState(tabs[0]?.id)
  const current = selected ?? own

  const select = (id: Id) => {
    setOwn(id)
    onSelect?.(id)
  }

  const move = (event: KeyboardEvent) => {
    const index = tabs.findIndex(({ id }) => id === current)
    const next = nextIndex(event.key, { index, count: tabs.length, axis: 'horizontal' })
    const tab = next === null ? undefined : tabs[next]
    if (next === null || !tab) return
    event.preventDefault()
    select(tab.id)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }

  return (
    <div>
      <div className="@container border-line border-b">
        <div
          ref={list}
          role="tablist"
          aria-label={label}
          onKeyDown={move}
          // Tabs that do not fit in a row take another, of similar width; none is out of view.
          className="@max-md:-mx-0.75 -mb-px text-balance text-sm @max-md:text-xs @max-md:[text-align-last:justify]"
        >
          {tabs.map(({ id, label: tabLabel }) => (
            <Fragment key={id}>
              <button
                type="button"
                role="tab"
                id={`${prefix}-${id}`}
                aria-selected={id === current}
                aria-controls={`${prefix}-${id}-panel`}
                tabIndex={id === current ? 0 : -1}
                onClick={() => select(id)}
                onPointerEnter={onApproach && (() => onApproach(id))}
                onFocus={onApproach && (() => onApproach(id))}
                className={classNames(
                  'inline-flex min-h-11 min-w-6 max-w-full items-center justify-center gap-2 border-b-2 align-bottom [text-align-last:auto] focus-visible:-outline-offset-2 @max-md:mx-0.75 @md:me-4',
                  id === current
                    ? 'border-accent font-medium text-ink'
                    : 'border-transparent text-ink-soft hover:border-line-strong hover:text-ink',
                )}
              >
                {tabLabel}
              </button>{' '}
            </Fragment>
          ))}
        </div>
      </div>
      {tabs.map(({ id, content }) => (
        // The panel is a tab stop, as the ARIA pattern requires for panels that may contain only
        // text.
        <div
          key={id}
          role="tabpanel"
          id={`${prefix}-${id}-panel`}
          aria-labelledby={`${prefix}-${id}`}
          hidden={id !== current}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
          tabIndex={0}
          className="pt-5"
        >
          {content}
        </div>
      ))}
    </div>
  )
}
