import type { RichTextBody, RichTextNode } from '@/site/rich-text/rich-text-body'

const wordsPerMinute = 230
const charactersPerMinute = 500

/** Reading speed in Chinese and Japanese is measured in characters, otherwise in words. */
const characters = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/gu

/** Estimates the reading time of a text, in whole minutes and at least one. */
export function readingMinutes({ root }: RichTextBody): number {
  const text = root.children.map(readText).join(' ')
  const counted = text.match(characters)?.length ?? 0
  const words = text.replace(characters, ' ').match(/[\p{Letter}\p{Number}][^\s]*/gu)?.length ?? 0
  return Math.max(1, Math.round(words / wordsPerMinute + counted / charactersPerMinute))
}

/** Only blocks separate words: a word may be partly bold. */
function readText({ type, text, children = [] }: RichTextNode): string {
  if (text !== undefined) return text
  const inline = type === 'link' || type === 'autolink'
  const inner = children.map(readText).join('')
  return inline ? inner : `${inner} `
}
