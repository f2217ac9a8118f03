import { Button } from '@/ui/button'
import type { Outcome } from './use-outcome'

/** The outcome of the last change and its undo button, in view at any scroll position. */
export function OutcomeNote({
  outcome,
  undoLabel,
}: {
  outcome: Outcome | undefined
  undoLabel: string
}) {
  return (
    <div role="status" className="sticky bottom-3 z-20 mx-auto max-w-full empty:hidden">
      {outcome && (
        <div className="flex items-center gap-3 rounded-lg border border-line bg-paper-raised py-1.5 ps-4 pe-1.5 text-sm shadow-float">
          <span className="min-w-0 py-1.5 pe-2.5">{outcome.note}</span>
          {outcome.undo && (
            <Button
              key={outcome.note}
              ref={focusOn}
              variant="secondary"
              size="sm"
              onClick={outcome.undo}
            >
              {undoLabel}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

/** The focused element was just deleted, so the focus moves to the undo button. */
function focusOn(button: HTMLButtonElement | null): void {
  button?.focus({ preventScroll: true })
}
