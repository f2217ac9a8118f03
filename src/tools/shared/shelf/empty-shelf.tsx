import type { ReactNode } from 'react'

/** A shelf before its first entry. `children` are the paths of a picture of 21 × 21 modules. */
export function EmptyShelf({
  title,
  text,
  children,
}: {
  title: string
  text: string
  children: ReactNode
}) {
  return (
    <div className="flex flex-col items-center gap-2 px-4 py-8 text-center">
      <svg
        aria-hidden="true"
        viewBox="0 0 21 21"
        shapeRendering="crispEdges"
        className="mb-3 size-21 fill-line-strong"
      >
        {children}
      </svg>
      <p className="font-medium">{title}</p>
      <p className="max-w-100 text-balance text-ink-soft text-sm">{text}</p>
    </div>
  )
}
