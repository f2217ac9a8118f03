import { type ReactNode, useId } from 'react'
import { classNames } from '@/ui/class-names'

/** One of the steps: its number, title and lead, and its controls once it is open. */
export function StepFrame({
  id: anchor,
  number,
  title,
  lead,
  isOpen,
  children,
}: {
  /** The target of links. */
  id?: string
  number: number
  title: string
  lead: string
  /** Whether the steps before are done; until then only the title is shown. */
  isOpen: boolean
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
        <h2 id={id} className={classNames('text-heading', !isOpen && 'text-ink-soft')}>
          <span className="tabular-nums sm:sr-only">{`${number}. `}</span>
          {title}
        </h2>
        <p className="mt-1 max-w-prose text-ink-soft text-sm">{lead}</p>
        {isOpen && <div className="mt-6">{children}</div>}
      </div>
    </section>
  )
}
