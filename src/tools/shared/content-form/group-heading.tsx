import type { ReactNode } from 'react'

/** A heading over a group of controls, with a line to the right. */
export function GroupHeading({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="mb-4 flex items-center gap-3 font-medium text-ink-faint text-xs">
      {children}
      <span aria-hidden="true" className="h-px flex-1 bg-line" />
    </p>
  )
}
