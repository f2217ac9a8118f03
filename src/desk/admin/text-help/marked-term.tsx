import type { ReactNode } from 'react'
import type { GlossaryTerm } from '../../glossary/glossary'

/** Marks a term of the glossary, with its translation as a tip. */
export function MarkedTerm({
  term,
  children,
}: {
  term: GlossaryTerm | undefined
  children: ReactNode
}) {
  if (!term) return children
  return <mark title={term.preferred.join(', ') || undefined}>{children}</mark>
}
