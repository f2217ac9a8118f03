import { expect, it, vi } from 'vitest'
import { combineStatistics } from './combine-statistics'
import { readCombinedRows } from './read-combined-rows'

vi.mock('./read-combined-rows', () => ({
  readCombinedRows: vi.fn(async () => {
    throw new Error('The database is away')
  }),
}))

const range = { from: '2026-07-01', to: '2026-07-02' }
const combine = (ids: string[]) => combineStatistics(ids, range, undefined, new Set())

it('rejects when the database fails', async () => {
  await expect(combine(['a'])).rejects.toThrow('away')
})

it('reads nothing for no codes, since nobody would wait for it', async () => {
  vi.mocked(readCombinedRows).mockClear()
  expect((await combine([])).current.total.scans).toBe(0)
  expect(readCombinedRows).not.toHaveBeenCalled()
})
