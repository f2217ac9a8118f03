import { expect, it } from 'vitest'
import { listOutdatedFiles, undoLimits } from './list-outdated-files'

const entry = (id: string, size: number, storedAt: number) => ({ id, storedAt, file: { size } })

it('retains the last files within the limits of size and age', () => {
  const now = 2 * undoLimits.ageMs
  const half = undoLimits.bytes / 2
  const stored = [entry('old', 1, 1), entry('first', half, now - 2), entry('last', half, now - 1)]
  expect(listOutdatedFiles(stored, { bytes: 1, now })).toEqual(['first', 'old'])
  expect(listOutdatedFiles([entry('last', half, now - 1)], { bytes: half, now })).toEqual([])
})
