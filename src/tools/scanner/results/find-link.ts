import type { Understood } from './recognise-code'

/** The link that a code leads to, whatever else it was recognised as. */
export function findLink(understood: Understood, text: string): string | undefined {
  switch (understood.type) {
    case 'url':
      return understood.url
    case 'hosted':
    case 'document':
    case 'multimedia':
    case 'image':
      return understood.link
    default:
      return /^https?:\/\//i.test(text.trim()) && understood.type !== 'text'
        ? text.trim()
        : undefined
  }
}
