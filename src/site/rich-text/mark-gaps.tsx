import { Fragment, type ReactNode } from 'react'
import { markPattern } from '@/cms/placeholders/fill-text'

/** A text with what `fillText` names for editors highlighted; visitors' texts have none of it. */
export function markGaps(text: string): ReactNode {
  const parts = text.split(markPattern)
  if (parts.length === 1) return text
  // Every second part is what the expression found.
  return parts.map((part, index) => {
    const content = index % 2 === 1 ? <mark>{part.slice(1, -1)}</mark> : part
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name
    return <Fragment key={index}>{content}</Fragment>
  })
}
