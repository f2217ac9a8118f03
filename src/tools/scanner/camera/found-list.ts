import { type FoundCode, joinStructuredAppend } from '@/qr/decode'
import { codeKey } from '../code-key'
import { joinHealthCards } from '../join-health-cards'
import type { ReadCode } from '../results/read-code'

export type FoundEntry = { id: string; code: FoundCode; foundAtMs: number }

export type FoundList = {
  /** Newest first, without duplicates. */
  entries: readonly FoundEntry[]
  /** Deleted by the last action, for undo. */
  cleared: readonly FoundEntry[]
}

export type FoundAction =
  | { kind: 'add'; codes: readonly FoundCode[]; nowMs: number }
  | { kind: 'remove'; ids: readonly string[] }
  | { kind: 'clear' }
  | { kind: 'undo' }

/** A row of the list: a code, or a message that is joined from the parts that were found. */
export type FoundRow = { ids: readonly string[]; read: ReadCode; foundAtMs: number }

/** The rows of the list, newest first; a message is where its first part was found. */
export function listFoundRows(entries: readonly FoundEntry[]): readonly FoundRow[] {
  const oldestFirst = entries.toReversed()
  const entryOf = new Map(oldestFirst.map((entry) => [entry.code, entry]))
  return joinHealthCards(joinStructuredAppend(oldestFirst.map(({ code }) => code)))
    .map((read) => {
      const own = (read.parts ?? [read.code]).flatMap((code) => entryOf.get(code) ?? [])
      const foundAtMs = Math.min(...own.map((entry) => entry.foundAtMs))
      return { ids: own.map(({ id }) => id), read, foundAtMs }
    })
    .toReversed()
}

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
      const isRemoved = ({ id }: FoundEntry) => action.ids.includes(id)
      const entries = list.entries.filter((entry) => !isRemoved(entry))
      return { entries, cleared: list.entries.filter(isRemoved) }
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
