import { estimateMinutes } from '@/cms/quality/estimate-minutes'
import type { RichTextBody, RichTextNode } from '@/site/rich-text/rich-text-body'

/** Estimates the reading time of a text, in whole minutes and at least one. */
export function readingMinutes({ root }: RichTextBody): number {
  return estimateMinutes(root.children.map(readText).join(' '))
}

/** Only blocks separate words: a word may be partly bold. */
function readText({ type, text, children = [] }: RichTextNode): string {
  if (text !== undefined) return text
  const inline = type === 'link' || type === 'autolink'
  const inner = children.map(readText).join('')
  return inline ? inner : `${inner} `
}
