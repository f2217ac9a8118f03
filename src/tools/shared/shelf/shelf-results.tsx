import { type ReactNode, useState } from 'react'
import { Button } from '@/ui/button'

/** The entries that match a search, a page at a time, or the way back to all of them. */
export function ShelfResults<Entry>({
  entries,
  query,
  pageSize = Number.POSITIVE_INFINITY,
  labels,
  className,
  onShowAll,
  children,
}: {
  entries: readonly Entry[]
  /** Current search; a new value resets the list to its first page. */
  query: unknown
  pageSize?: number
  labels: {
    list: string
    /** How many entries there are, announced to screen readers. */
    count: string
    nothingFound: string
    showAll: string
    more?: (hidden: number) => string
  }
  className: string
  onShowAll: () => void
  children: (entry: Entry) => ReactNode
}) {
  const [page, setPage] = useState({ query, size: pageSize })
  if (page.query !== query) setPage({ query, size: pageSize })
  return (
    <>
      <p role="status" className="sr-only">
        {labels.count}
      </p>
      {entries.length > 0 ? (
        <ul aria-label={labels.list} className={className}>
          {entries.slice(0, page.size).map(children)}
        </ul>
      ) : (
        <div className="flex flex-col items-center gap-3 py-10 text-center text-sm">
          <p className="text-ink-soft">{labels.nothingFound}</p>
          <Button variant="secondary" size="sm" onClick={onShowAll}>
            {labels.showAll}
          </Button>
        </div>
      )}
      {entries.length > page.size && (
        <Button
          variant="secondary"
          className="self-center"
          onClick={() => setPage({ query, size: page.size + pageSize })}
        >
          {labels.more?.(entries.length - page.size)}
        </Button>
      )}
    </>
  )
}
