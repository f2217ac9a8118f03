import { inspectLink } from '@/qr/links'
import type { Understood } from './recognize-code'

/** The link that a code leads to, whatever its type. */
export function findLink(understood: Understood, text: string): string | undefined {
  if (understood.type === 'url') return understood.url
  if ('link' in understood) return understood.link
  // No button opens a script, but its findings are shown.
  if (understood.type === 'text') return inspectLink(text).kind === 'code' ? text : undefined
  return /^https?:\/\//i.test(text.trim()) ? text.trim() : undefined
}
