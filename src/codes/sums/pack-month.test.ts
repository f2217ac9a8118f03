import fc from 'fast-check'
import { expect, it } from 'vitest'
import { scanKinds } from '../scan'
import { statisticsDimensions } from '../statistics'
import type { DaySums } from './month-sums'
import { packMonth, unpackMonth, visitMonth } from './pack-month'
import { packTotals, wholeMonth } from './pack-totals'
import { createWordIds } from './word-ids'

const lists = fc.oneof(
  fc.constantFrom<[string, number][]>([['', 1]], [['10', 1]], [['DE', 1]]),
  fc.uniqueArray(fc.tuple(fc.string({ maxLength: 16 }), fc.nat()), { selector: ([word]) => word }),
)
const day: fc.Arbitrary<DaySums> = fc
  .record({
    day: fc.integer({ min: 1, max: 31 }),
    kind: fc.constantFrom(...scanKinds),
    visitors: fc.nat(),
    values: fc.record(
      Object.fromEntries(statisticsDimensions.map((name) => [name, lists])) as Record<
        (typeof statisticsDimensions)[number],
        typeof lists
      >,
    ),
  })
  .map((found) => ({ ...found, scans: 1 }))

it('reads what it wrote', () => {
  fc.assert(
    fc.property(fc.array(day, { maxLength: 5 }), (days) => {
      // If a dimension has one value, all scans have that value.
      for (const { values } of days)
        for (const list of Object.values(values)) if (list.length === 1) list[0]?.splice(1, 1, 1)
      expect(unpackMonth(packMonth(days))).toEqual(days)
    }),
  )
})

const single: DaySums = {
  day: 31,
  kind: 'bot',
  scans: 1,
  visitors: 1,
  values: {
    hour: [['23', 1]],
    country: [['PL', 1]],
    device: [['desktop', 1]],
    system: [['linux', 1]],
    browser: [['samsung', 1]],
    language: [['zh', 1]],
    variant: [['9', 1]],
    referrer: [['', 1]],
  },
}

it('takes twelve bytes for a day with one scan', () => {
  // Twelve bytes, and one byte for the version.
  expect(packMonth([single])).toHaveLength(13)
  expect(packMonth([single, single])).toHaveLength(25)
})

it('reads what earlier versions of the site stored', () => {
  const stored = Buffer.from('015f01017f194b1c22273b315f01ac027f19000241511c22273b31', 'hex')
  expect(unpackMonth(stored)).toEqual([
    single,
    { ...single, visitors: 300, values: { ...single.values, country: [['AQ', 1]] } },
  ])
  expect(unpackMonth(packMonth(unpackMonth(stored)))).toEqual(unpackMonth(stored))
})

it('packs the values of a month together and the counts of its days', () => {
  const days = Array.from({ length: 20 }, (_, index) => ({
    ...single,
    ...{ day: index + 1, scans: 2, visitors: 1 },
    values: { ...single.values, country: [[index < 5 ? 'PL' : 'JP', 2]] as [string, number][] },
  }))
  const counts: number[] = []
  const countries: [string, number][] = []
  const words = createWordIds()
  visitMonth(packTotals(days) ?? Buffer.alloc(0), words, {
    onDay: (day, _kind, scans) => {
      counts[day] = scans
      return day === wholeMonth
    },
    onValue: (dimension, _kind, value, scans) => {
      if (statisticsDimensions[dimension] === 'country')
        countries.push([words.getWord(value), scans])
    },
  })
  expect(counts).toEqual([40, ...days.map(() => 2)])
  expect(countries).toEqual([
    ['PL', 10],
    ['JP', 30],
  ])
  expect(packTotals(days.slice(0, 10))).toBeUndefined()
})
