import type { ReactNode } from 'react'
import type { TokenChange } from '../../side-by-side/compare-tokens'

/** Marks what was added or removed. */
export function Marked({
  change,
  children,
}: {
  change: TokenChange | undefined
  children: ReactNode
}) {
  if (change === 'added') return <ins>{children}</ins>
  return change === 'removed' ? <del>{children}</del> : children
}
