import { readDraft } from '@/qr/content'
import { isSameValue } from '@/std/is-same-value'
import type { RecentCode } from './recent-code'

type Own = Pick<RecentCode, 'draft' | 'design' | 'link'>

/**
 * Whether two codes have the same content and design. Dynamic codes are compared by their links.
 */
export function isSameCode(first: Own, second: Own): boolean {
  if (first.link !== undefined || second.link !== undefined) return first.link === second.link
  return (
    first.draft.type === second.draft.type &&
    isSameValue(readDraft(first.draft), readDraft(second.draft)) &&
    isSameValue(first.design, second.design)
  )
}
