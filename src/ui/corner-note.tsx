import { type ReactNode, useRef } from 'react'
import { classNames } from './class-names'
import { useClearPlace } from './use-clear-place'

/**
 * A card in a corner of the screen for a message or a decision that can wait. While it would be in
 * the way it is not visible, but the keyboard and screen readers reach it.
 */
export function CornerNote({
  label,
  lang,
  actions,
  children,
}: {
  /** Names the card for screen readers. */
  label: string
  /** The language, if it differs from that of the page. */
  lang?: string
  actions: ReactNode
  children: ReactNode
}) {
  const note = useRef<HTMLElement>(null)
  const { isClear, raisedPx } = useClearPlace(note)
  return (
    <section
      ref={note}
      data-corner-note=""
      aria-label={label}
      lang={lang}
      style={{ marginBottom: raisedPx }}
      className={classNames(
        'rounded-lg border border-line bg-paper-raised p-4 text-ink text-sm shadow-float print:hidden',
        isClear ? 'pointer-events-auto animate-rise' : 'pointer-events-none opacity-0',
      )}
    >
      {children}
      <div className="mt-3 flex flex-wrap gap-2">{actions}</div>
    </section>
  )
}
