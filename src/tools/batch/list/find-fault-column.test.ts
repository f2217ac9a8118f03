import { describe, expect, it } from 'vitest'
import type { BatchMapping } from './batch-list'
import { findFaultColumn } from './find-fault-column'

const mapping: BatchMapping = {
  type: 'url',
  columns: { url: 0 },
  fixed: {},
  look: { color: 3 },
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
  ])('%j is in column %j', (fault, column) => {
    expect(findFaultColumn(fault, mapping)).toBe(column)
  })
})
