import { describe, expect, it } from 'vitest'
import type { BatchMapping } from './batch-list'
import { findFaultColumn } from './find-fault-column'

const mapping: BatchMapping = {
  type: 'url',
  columns: { url: 0 },
  fixed: {},
  look: { color: 3, frameText: 4 },
  titleColumn: 5,
  quantityColumn: 2,
  namePattern: '',
  dateOrder: 'dmy',
  duplicates: 'keep',
}

describe('findFaultColumn', () => {
  it.each([
    [{ field: 'url', reason: 'no-link' }, 0],
    [{ field: 'look.color', reason: 'contrast' }, 3],
    [{ reason: 'quantity' }, 2],
    [{ reason: 'broken-quotes' }, undefined],
    [{ reason: 'letters-missing' }, 4],
    [{ reason: 'caption-letters' }, 5],
  ])('%j is in column %j', (fault, column) => {
    expect(findFaultColumn(fault, mapping)).toBe(column)
  })

  it('does not blame one column for a text of several', () => {
    const texts = { ...mapping, labelText: '{Name} {Place}' }
    expect(findFaultColumn({ reason: 'caption-letters' }, texts)).toBeUndefined()
  })
})
