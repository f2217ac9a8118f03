import { Fragment, type ReactNode } from 'react'
import type { RichTextBody, RichTextNode } from './rich-text-body'

/** What an operator has to fill in stands in brackets, in East Asian texts in wide ones. */
const places = /(\[[^[\]\n]+\]|［[^［］\n]+］|【[^【】\n]+】)/

/** A text with the places to fill in marked. */
export function markPlaces(text: string): ReactNode {
  const parts = text.split(places)
  if (parts.length === 1) return text
  // Every second part is what the expression found.
  return parts.map((part, index) => {
    const content = index % 2 === 1 ? <mark>{part}</mark> : part
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name
    return <Fragment key={index}>{content}</Fragment>
  })
}

/** Whether anything in a text still has to be filled in. */
export function hasPlaces({ root }: RichTextBody): boolean {
  const isOpen = ({ text, children }: RichTextNode): boolean =>
    (text !== undefined && places.test(text)) || (children ?? []).some(isOpen)
  return root.children.some(isOpen)
}
