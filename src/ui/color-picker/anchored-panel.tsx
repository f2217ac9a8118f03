'use client'

import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react'
import { Button } from '../button'
import { classNames } from '../class-names'
import { Icon } from '../icon/icon'
import { placePanel } from './place-panel'

/**
 * A panel next to its opener, on phones a sheet at the lower edge of the screen. It is not modal: the
 * page shows the effect of each choice. Escape, a click elsewhere and leaving it by Tab close it.
 */
export function AnchoredPanel({
  anchor,
  onClose,
  title,
  closeLabel,
  children,
}: {
  anchor: RefObject<HTMLElement | null>
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
  usePlacement(panel, anchor)
  useDismissal(panel, anchor, onClose)

  return (
    <div
      ref={panel}
      role="dialog"
      aria-label={title}
      popover="manual"
      tabIndex={-1}
      className={classNames(
        'fixed inset-auto top-(--top) left-(--left) z-40 m-0 flex max-h-[calc(100dvh-24px)] w-[min(21.5rem,calc(100vw-24px))] animate-rise flex-col rounded-xl border border-line bg-paper-raised text-ink shadow-float outline-none',
        'max-sm:inset-x-0 max-sm:top-auto max-sm:bottom-0 max-sm:max-h-[62dvh] max-sm:w-full max-sm:rounded-b-none max-sm:border-x-0 max-sm:border-b-0',
      )}
    >
      <div className="flex shrink-0 items-center justify-between gap-3 border-line border-b py-1 ps-4 pe-1.5">
        <p className="min-w-0 truncate font-medium text-sm">{title}</p>
        <Button
          variant="quiet"
          size="sm"
          square
          aria-label={closeLabel}
          onClick={() => {
            onClose()
            anchor.current?.focus()
          }}
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

/** Places the panel next to the anchor, and again when either moves or changes its size. */
function usePlacement(panel: RefObject<HTMLElement | null>, anchor: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const element = panel.current
    const opener = anchor.current
    if (!element || !opener) return
    const place = () => {
      const view = { width: innerWidth, height: innerHeight }
      const size = { width: element.offsetWidth, height: element.offsetHeight }
      const { top, left } = placePanel(opener.getBoundingClientRect(), size, view)
      element.style.setProperty('--top', `${top}px`)
      element.style.setProperty('--left', `${left}px`)
    }
    place()
    const observer = new ResizeObserver(place)
    observer.observe(element)
    addEventListener('resize', place)
    document.addEventListener('scroll', place, { capture: true, passive: true })
    return () => {
      observer.disconnect()
      removeEventListener('resize', place)
      document.removeEventListener('scroll', place, { capture: true })
    }
  }, [panel, anchor])
}

function useDismissal(
  panel: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  onClose: () => void,
) {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const isInside = (target: EventTarget | null) =>
      target instanceof Node &&
      Boolean(panel.current?.contains(target) || anchor.current?.contains(target))
    let isPressedInside = false
    const listeners = new AbortController()
    const { signal } = listeners
    document.addEventListener(
      'pointerdown',
      ({ target }) => {
        isPressedInside = isInside(target)
      },
      { capture: true, signal },
    )
    // On click, not on pointerdown: scrolling the page by touch must not close the panel.
    document.addEventListener(
      'click',
      ({ target }) => {
        if (!isPressedInside && !isInside(target)) close()
      },
      { capture: true, signal },
    )
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.preventDefault()
        close()
        anchor.current?.focus()
      },
      { signal },
    )
    document.addEventListener(
      'focusout',
      ({ target, relatedTarget }) => {
        if (isInside(target) && relatedTarget && !isInside(relatedTarget)) close()
      },
      { signal },
    )
    return () => listeners.abort()
  }, [panel, anchor])
}
