import type { CodeView } from '@/codes'
import { findCodeStatus } from '@/tools/my-codes/find-code-status'
import type { ShownStatus } from '@/tools/shared/dynamic/code-status-mark'
import type { StoredKey } from '@/tools/shared/dynamic/key-store'

export type OwnCode = { key: StoredKey; state: CodeState }

export type CodeState =
  | { is: 'loading' }
  | { is: 'ready'; code: CodeView }
  /** The server no longer knows the key, or the code was purged. */
  | { is: 'lost' }
  /** The request failed. */
  | { is: 'unreachable' }

export const listedStatuses = ['active', 'paused', 'ended', 'blocked', 'deleted', 'lost'] as const

/** Undefined while the status is unknown. */
export function findStatus(state: CodeState): ShownStatus | undefined {
  if (state.is === 'lost') return 'lost'
  if (state.is !== 'ready') return undefined
  return findCodeStatus(state.code)
}
