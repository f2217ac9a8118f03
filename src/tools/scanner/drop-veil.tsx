import type { ReactNode } from 'react'

/** Over the tool while files are dragged over the page. */
export function DropVeil({ children }: { children: ReactNode }) {
  return (
    <p className="pointer-events-none absolute inset-0 z-20 flex items-start justify-center border-2 border-accent border-dashed bg-accent-soft/90 pt-16 md:rounded-xl">
      <span className="rounded-md bg-paper-raised px-4 py-2.5 font-medium shadow-float">
        {children}
      </span>
    </p>
  )
}
