import { readDraft } from '@/qr/content/read-draft'
import type { KeptCode } from './kept-code'

type Own = Pick<KeptCode, 'draft' | 'design'>

/** Whether two codes hold the same and look the same. */
export function isSameCode(first: Own, second: Own): boolean {
  return (
    first.draft.type === second.draft.type &&
    isSameValue(readDraft(first.draft), readDraft(second.draft)) &&
    isSameValue(first.design, second.design)
  )
}

/** For what JSON can say; the order of members does not count. */
function isSameValue(first: unknown, second: unknown): boolean {
  if (first === second) return true
  if (!isObject(first) || !isObject(second)) return false
  const keys = Object.keys(first)
  return (
    keys.length === Object.keys(second).length &&
    keys.every((key) => isSameValue(first[key], second[key]))
  )
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
