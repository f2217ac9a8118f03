import { describe, expect, it } from 'vitest'
import { defaultDesign } from '@/qr/design'
import { applyQuantities } from './apply-quantities'
import type { BatchMapping } from './batch-list'
import { planRows, type RowsPlan } from './plan-rows'

const cells = [
  ['Link', 'Menge'],
  ['example.com/2', '3'],
  ['example.com/3', '0'],
  ['example.com/4', ''],
  ['example.com/5', '12 Stk'],
  ['example.com/6', '5.000'],
  ['example.com/7', '200000'],
  ['example.com/8', '1'],
]
const mapping: BatchMapping = {
  ...{ type: 'url', columns: { url: 0 }, fixed: {}, look: {}, namePattern: '' },
  ...{ dateOrder: 'dmy', duplicates: 'keep', quantityColumn: 1 },
}

function planList(of: BatchMapping): RowsPlan {
  const list = { origin: 'paste', name: '', cells, hasHeadings: true } as const
  const options = { design: defaultDesign, words: {}, locale: 'de' }
  const planning = planRows({ ...list, brokenRows: [], pictures: [] }, of, options)
  for (;;) {
    const step = planning.next()
    if (step.done) return step.value
  }
}

const quantitiesOf = ({ rows }: RowsPlan) => rows.map(({ row, quantity = 1 }) => [row, quantity])

describe('the quantities of a list', () => {
  it('remove no row from an archive, whatever is wrong with them', () => {
    const { plan, quantities } = applyQuantities(planList(mapping), mapping, false)
    expect(plan.faults).toEqual([])
    expect(quantities).toBeNull()
    expect(quantitiesOf(plan)).toEqual([
      [2, 3],
      [3, 0],
      [4, null],
      [5, null],
      [6, 5000],
      [7, null],
      [8, 1],
    ])
  })

  it('leave rows with 0 or without one out of labels, and name the faulty ones', () => {
    const { plan, quantities } = applyQuantities(planList(mapping), mapping, true)
    expect(quantitiesOf(plan)).toEqual([
      [2, 3],
      [6, 5000],
      [8, 1],
    ])
    expect(quantities).toEqual({ emptyRows: 2, large: { count: 1, firstRow: 6, most: 5000 } })
    expect(plan.faults).toEqual([
      { row: 5, value: '12 Stk', reason: 'quantity', values: { max: 100_000 } },
      { row: 7, value: '200000', reason: 'quantity', values: { max: 100_000 } },
    ])
  })

  it('print those once if a visitor wants that', () => {
    const once: BatchMapping = { ...mapping, emptyQuantity: 'one' }
    const { plan } = applyQuantities(planList(once), once, true)
    expect(quantitiesOf(plan).slice(1, 3)).toEqual([
      [3, 1],
      [4, 1],
    ])
  })

  it('are ignored without a column of them', () => {
    const { quantityColumn: _, ...without } = mapping
    const { plan, quantities } = applyQuantities(planList(without), without, true)
    expect(quantitiesOf(plan).every(([, quantity]) => quantity === 1)).toBe(true)
    expect([plan.rows.length, plan.faults, quantities]).toEqual([7, [], null])
  })
})
