/** Limits of all stored files together, and of their age: undo belongs to the work in a tab. */
export const undoLimits = { bytes: 100 * 2 ** 20, ageMs: 24 * 60 * 60 * 1000 } as const

/** Returns the ids of stored files to delete before a file of `bytes` is added: the oldest ones. */
export function listOutdatedFiles(
  stored: readonly { id: string; storedAt: number; file: Pick<Blob, 'size'> }[],
  { bytes, now }: { bytes: number; now: number },
): string[] {
  let sum = bytes
  return [...stored]
    .sort((a, b) => b.storedAt - a.storedAt)
    .filter(({ storedAt, file: { size } }) => {
      sum += size
      return sum > undoLimits.bytes || now - storedAt > undoLimits.ageMs
    })
    .map(({ id }) => id)
}
