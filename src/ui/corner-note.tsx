import type { ReactNode } from 'react'
import { classNames } from './class-names'
import { CloseIcon } from './close-icon'

/** A card in a corner of the screen for a message or a decision that can wait. */
export function CornerNote({
  label,
  lang,
  dismissLabel,
  onDismiss,
  actions,
  className,
  children,
}: {
  /** Names the card for screen readers. */
  label: string
  /** The language, if it differs from that of the page. */
  lang?: string
  dismissLabel?: string
  /** Without it, only the actions close the card. */
  onDismiss?: () => void
  actions?: ReactNode
  className?: string
  children: ReactNode
}) {
  return (
    <section
      data-corner-note=""
      aria-label={label}
      lang={lang}
      className={classNames(
        'pointer-events-auto animate-rise rounded-lg border border-line bg-paper-raised p-4 text-ink text-sm shadow-float print:hidden',
        className,
      )}
    >
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">{children}</div>
        {onDismiss && (
          <button
            type="button"
            aria-label={dismissLabel}
            onClick={onDismiss}
            className="-me-1.5 -mt-1.5 flex size-8 shrink-0 items-center justify-center rounded-sm text-ink-soft hover:text-ink"
          >
            <CloseIcon className="size-3" />
          </button>
        )}
      </div>
      {actions && <div className="mt-3 flex flex-wrap gap-2">{actions}</div>}
    </section>
  )
}
