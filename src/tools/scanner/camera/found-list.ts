import type { FoundCode } from '@/qr/decode'
import { codeKey } from '../code-key'

export type FoundEntry = { id: string; code: FoundCode; foundAtMs: number }

export type FoundList = {
  /** Newest first, without duplicates. */
  entries: readonly FoundEntry[]
  /** Deleted by the last action, for undo. */
  cleared: readonly FoundEntry[]
}

export type FoundAction =
  | { kind: 'add'; codes: readonly FoundCode[]; nowMs: number }
  | { kind: 'remove'; id: string }
  | { kind: 'clear' }
  | { kind: 'undo' }

export const emptyList: FoundList = { entries: [], cleared: [] }

export function changeFoundList(list: FoundList, action: FoundAction): FoundList {
  switch (action.kind) {
    case 'add': {
      const added = findNew(list.entries, action.codes).map((code) => ({
        id: codeKey(code),
        code,
        foundAtMs: action.nowMs,
      }))
      if (added.length === 0) return list
      return { ...list, entries: [...added.reverse(), ...list.entries] }
    }
    case 'remove': {
      const removed = list.entries.filter(({ id }) => id === action.id)
      return { entries: list.entries.filter(({ id }) => id !== action.id), cleared: removed }
    }
    case 'clear':
      return { entries: [], cleared: list.entries }
    case 'undo': {
      const known = new Set(list.entries.map(({ id }) => id))
      const restored = list.cleared.filter(({ id }) => !known.has(id))
      const entries = [...list.entries, ...restored].sort((a, b) => b.foundAtMs - a.foundAtMs)
      return { entries, cleared: [] }
    }
  }
}

/** Those of `codes` that are not in the list, each once. */
export function findNew(
  entries: readonly FoundEntry[],
  codes: readonly FoundCode[],
): readonly FoundCode[] {
  const known = new Set(entries.map(({ id }) => id))
  return codes.filter((code) => {
    const key = codeKey(code)
    if (known.has(key)) return false
    known.add(key)
    return true
  })
}
