import fc from 'fast-check'
import { expect, it } from 'vitest'
import { scanKinds } from '../scan'
import { statisticsDimensions } from '../statistics'
import type { DaySums } from './month-sums'
import { packMonth, unpackMonth } from './pack-month'
import { sumWords } from './sum-words'

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
      // All scans of a dimension with one value have it.
      for (const { values } of days)
        for (const list of Object.values(values)) if (list.length === 1) list[0]?.splice(1, 1, 1)
      expect(unpackMonth(packMonth(days))).toEqual(days)
    }),
  )
})

it('takes eleven bytes for a day with one scan', () => {
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
    },
  }
  // One byte for the version.
  expect(packMonth([single])).toHaveLength(12)
  expect(packMonth([single, single])).toHaveLength(23)
})

it('still reads what earlier versions of the site stored', () => {
  expect(sumWords.slice(0, 80).join()).toMatchInlineSnapshot(
    `",00,01,02,03,04,05,06,07,08,09,10,11,12,13,14,15,16,17,18,19,20,21,22,23,mobile,tablet,desktop,other,ios,android,windows,macos,linux,safari,firefox,edge,chrome,samsung,0,1,2,3,4,5,6,7,8,9,en,de,es,fr,it,ja,nl,pt,vi,zh,US,DE,ES,FR,IT,JP,NL,PT,VN,CN,GB,IN,BR,CH,AT,PL"`,
  )
  const stored = Buffer.from('012a0302005f0a010d0200010c02', 'hex')
  expect(() => unpackMonth(stored)).not.toThrow()
})
