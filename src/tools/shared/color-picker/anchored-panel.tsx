'use client'

import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { Button } from '@/ui/button'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon/icon'
import styles from './anchored-panel.module.css'

/**
 * A panel next to its opener, on phones a sheet at the lower edge of the screen. It is not modal: the
 * page shows the effect of each choice. Escape, a click elsewhere and leaving it by Tab close it.
 *
 * The opener has `popovertarget` with the id of the panel, so that a click on it closes the panel,
 * and the anchor name `--fill` while the panel is open.
 */
export function AnchoredPanel({
  id,
  onClose,
  title,
  closeLabel,
  children,
}: {
  id: string
  onClose: () => void
  title: string
  closeLabel: string
  children: ReactNode
}) {
  const panel = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = panel.current
    if (!element) return
    // In the browser's top layer nothing clips it; an old browser shows it in place.
    element.showPopover?.()
    element.focus({ preventScroll: true })
    return () => element.hidePopover?.()
  }, [])
  useEffect(() => {
    const element = panel.current
    // React has no event for a popover that closed by itself.
    const close = (event: ToggleEvent) => event.newState === 'closed' && onClose()
    element?.addEventListener('toggle', close)
    return () => element?.removeEventListener('toggle', close)
  }, [onClose])

  return (
    <div
      ref={panel}
      id={id}
      role="dialog"
      aria-label={title}
      popover="auto"
      tabIndex={-1}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover?.()
      }}
      className={classNames(
        styles.panel,
        'animate-rise flex-col border border-line bg-paper-raised p-0 text-ink shadow-float outline-none open:flex',
      )}
    >
      <div className="flex shrink-0 items-center justify-between gap-3 border-line border-b py-1 ps-4 pe-1.5">
        <p className="min-w-0 truncate font-medium text-sm">{title}</p>
        <Button
          variant="quiet"
          size="sm"
          square
          aria-label={closeLabel}
          popoverTarget={id}
          popoverTargetAction="hide"
          className="min-h-10! w-10"
        >
          <Icon name="x" />
        </Button>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-4 max-sm:pb-[max(1rem,env(safe-area-inset-bottom))]">
        {children}
      </div>
    </div>
  )
}
