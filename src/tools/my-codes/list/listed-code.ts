import type { CodeView } from '@/codes/code-view'
import { findStanding } from '@/tools/my-codes/find-standing'
import type { StoredKey } from '@/tools/shared/dynamic/key-store'

export type ListedCode = { key: StoredKey; state: CodeState }

export type CodeState =
  | { is: 'loading' }
  | { is: 'ready'; code: CodeView }
  /** The server does not know the key any more, or the code is gone for good. */
  | { is: 'lost' }
  /** No answer, or none for now. */
  | { is: 'unreachable' }

export const listedStatuses = ['active', 'paused', 'ended', 'blocked', 'deleted', 'lost'] as const
export type ListedStatus = (typeof listedStatuses)[number]

/** Nothing while it is not known. */
export function findStatus(state: CodeState): ListedStatus | undefined {
  if (state.is === 'lost') return 'lost'
  if (state.is !== 'ready') return undefined
  return findStanding(state.code)
}
