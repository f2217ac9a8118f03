/** Undo and redo as part of an editor's state; a snapshot is what they restore. */
export type History<Snapshot> = {
  past: readonly Snapshot[]
  future: readonly Snapshot[]
  /** The last change, while the next one may belong to it. */
  lastStep: Step | null
}

/** `atMs` is the time of the user's action. */
export type Step = { step: string; atMs: number }

/** Changes of one step in such quick succession, as when typing, are undone together. */
const sameStepMs = 1000
const maxSnapshots = 200

export const emptyHistory: History<never> = { past: [], future: [], lastStep: null }

/** Records the snapshot before a change, unless the change continues the last step. */
export function recordStep<Snapshot>(
  { past, lastStep }: History<Snapshot>,
  before: Snapshot,
  step: Step | null = null,
): History<Snapshot> {
  const continues = step && step.step === lastStep?.step && step.atMs - lastStep.atMs < sameStepMs
  return {
    past: continues ? past : [...past, before].slice(-maxSnapshots),
    future: [],
    lastStep: step && { step: step.step, atMs: step.atMs },
  }
}

/** Returns the history after undo or redo, and the snapshot to show; undefined without one. */
export function travel<Snapshot extends object>(
  { past, future }: History<Snapshot>,
  current: Snapshot,
  direction: 'undo' | 'redo',
): { history: History<Snapshot>; snapshot: Snapshot } | undefined {
  const isUndo = direction === 'undo'
  const snapshot = isUndo ? past.at(-1) : future[0]
  return (
    snapshot && {
      snapshot,
      history: {
        past: isUndo ? past.slice(0, -1) : [...past, current],
        future: isUndo ? [current, ...future] : future.slice(1),
        lastStep: null,
      },
    }
  )
}
