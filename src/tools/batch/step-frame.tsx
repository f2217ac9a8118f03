import { type ReactNode, useId } from 'react'
import { classNames } from '@/ui/class-names'

/** One of the steps: its number, title and lead, and its controls once it is open. */
export function StepFrame({
  id: anchor,
  number,
  title,
  lead,
  isOpen,
  aside,
  children,
}: {
  /** The target of links. */
  id?: string
  number: number
  title: string
  lead: string
  /** Whether the steps before are done; until then only the title is shown. */
  isOpen: boolean
  /** Shown next to the title, such as a button for the whole step. */
  aside?: ReactNode
  children?: ReactNode
}) {
  const id = useId()
  return (
    <section
      id={anchor}
      aria-labelledby={id}
      className="grid scroll-mt-(--header-height) gap-x-6 gap-y-4 border-line border-t px-4 py-6 first-of-type:border-t-0 sm:grid-cols-[2.75rem_minmax(0,1fr)] sm:px-6 md:py-8 lg:px-8"
    >
      <span
        aria-hidden="true"
        className={classNames(
          'flex size-11 items-center justify-center rounded-md border font-display text-subheading tabular-nums max-sm:hidden',
          isOpen ? 'border-ink bg-ink text-paper' : 'border-line-strong text-ink-soft',
        )}
      >
        {number}
      </span>
      <div className="@container min-w-0">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <div className="min-w-0">
            <h2 id={id} className={classNames('text-heading', !isOpen && 'text-ink-soft')}>
              <span className="tabular-nums sm:sr-only">{`${number}. `}</span>
              {title}
            </h2>
            <p className="mt-1 max-w-prose text-ink-soft text-sm">{lead}</p>
          </div>
          {aside}
        </div>
        {isOpen && <div className="mt-6">{children}</div>}
      </div>
    </section>
  )
}
