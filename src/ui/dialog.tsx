'use client'

import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { Button } from './button'
import { classNames } from './class-names'
import { CloseIcon } from './close-icon'

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]'

const placementClass = {
  center:
    'm-auto max-h-[calc(100dvh-2rem)] w-[min(34rem,calc(100vw-2rem))] rounded-xl open:animate-rise',
  bottom:
    'm-0 mt-auto max-h-[85dvh] w-full max-w-none rounded-t-xl border-x-0! border-b-0! open:animate-rise',
  side: 'm-0 me-0 ms-auto h-dvh max-h-none w-[300px] max-w-[calc(100vw-1.25rem)] border-y-0! border-e-0! open:animate-toast-in',
} as const

/**
 * A modal dialog on the native `<dialog>`: the page behind is inert and does not scroll, Escape and a
 * click on the backdrop close it, and the focus stays inside and returns to the opener.
 */
export function Dialog({
  open,
  onClose,
  title,
  titleHidden = false,
  closeLabel,
  placement = 'center',
  className,
  children,
}: {
  open: boolean
  onClose: () => void
  title: string
  titleHidden?: boolean
  closeLabel: string
  placement?: keyof typeof placementClass
  className?: string
  children: ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const element = dialog.current
    if (open && !element?.open) element?.showModal()
    if (!open && element?.open) element.close()
  }, [open])

  /** Both ends of the click: it may start inside, such as when selecting text. */
  const pressedOutside = useRef(false)
  const closeFromBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
    // On release, so that the same touch does not hit what the dialog covered.
    if (pressedOutside.current && isOutside(event)) onClose()
  }

  return (
    <dialog
      ref={dialog}
      aria-label={title}
      onClose={onClose}
      onPointerDown={(event) => {
        pressedOutside.current = isOutside(event)
      }}
      onClick={closeFromBackdrop}
      onKeyDown={trapFocus}
      className={classNames(
        'scrim overscroll-contain border border-line bg-paper-raised text-ink shadow-float',
        placementClass[placement],
        className,
      )}
    >
      <div className="flex min-h-full flex-col">
        <div className="flex items-center justify-between gap-4 py-3 ps-6 pe-3">
          <h2 className={titleHidden ? 'sr-only' : 'text-subheading'}>{title}</h2>
          <Button
            variant="quiet"
            square
            aria-label={closeLabel}
            onClick={onClose}
            className="ms-auto"
          >
            <CloseIcon />
          </Button>
        </div>
        <div className="flex-1 px-6 pb-6">{children}</div>
      </div>
    </dialog>
  )
}

/** The backdrop belongs to the dialog itself; its content is in a child. */
function isOutside({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>) {
  if (target !== currentTarget) return false
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}

/** Tab moves from the last element to the first instead of into the browser's toolbars. */
function trapFocus(event: KeyboardEvent<HTMLDialogElement>) {
  if (event.key !== 'Tab') return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)].filter(
    (stop) => stop.checkVisibility?.() ?? true,
  )
  const edge = event.shiftKey ? stops[0] : stops.at(-1)
  const target = event.shiftKey ? stops.at(-1) : stops[0]
  if (document.activeElement !== edge || !target) return
  event.preventDefault()
  target.focus()
}
