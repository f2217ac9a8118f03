import type { ListedCode } from '@/codes'

export const stateActions = [
  'pause',
  'resume',
  'archive',
  'unarchive',
  'delete',
  'restore',
] as const
export type StateAction = (typeof stateActions)[number]

/** A change of many codes, as the API names it. */
export type BulkChange =
  | { action: StateAction | 'remove' }
  | { action: 'tag'; add: readonly string[]; remove: readonly string[] }
  | { action: 'move'; folder: string | null }

/** A change and the codes that it is for. */
export type PlannedChange = { change: BulkChange; codes: readonly ListedCode[] }

/** The action that undoes each action, and whether it changes a code at all. */
const opposites: Record<StateAction, [StateAction, (code: ListedCode) => boolean]> = {
  pause: ['resume', ({ status }) => status === 'active'],
  resume: ['pause', ({ status }) => status === 'paused'],
  archive: ['unarchive', ({ archivedAt }) => archivedAt === null],
  unarchive: ['archive', ({ archivedAt }) => archivedAt !== null],
  delete: ['restore', ({ status }) => status !== 'deleted'],
  restore: ['delete', ({ status }) => status === 'deleted'],
}

/**
 * Returns the changes that restore the state before a change; none if it cannot be undone.
 *
 * @param codes the changed codes as they were before
 */
export function planUndo(change: BulkChange, codes: readonly ListedCode[]): PlannedChange[] {
  const plans = listUndoSteps(change, codes)
  return plans.filter(({ codes: changed }) => changed.length > 0)
}

function listUndoSteps(change: BulkChange, codes: readonly ListedCode[]): PlannedChange[] {
  switch (change.action) {
    case 'remove':
      return []
    case 'tag':
      return [
        ...change.add.map((tag) => ({
          change: { action: 'tag' as const, add: [], remove: [tag] },
          codes: codes.filter(({ tags }) => !tags.includes(tag)),
        })),
        ...change.remove.map((tag) => ({
          change: { action: 'tag' as const, add: [tag], remove: [] },
          codes: codes.filter(({ tags }) => tags.includes(tag)),
        })),
      ]
    case 'move':
      return [...new Set(codes.map(({ folder }) => folder))].map((folder) => ({
        change: { action: 'move' as const, folder },
        codes: folder === change.folder ? [] : codes.filter((code) => code.folder === folder),
      }))
    default: {
      const [action, isChanged] = opposites[change.action]
      return [{ change: { action }, codes: codes.filter(isChanged) }]
    }
  }
}
