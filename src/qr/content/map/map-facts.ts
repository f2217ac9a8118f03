import type { TypeFacts } from '../type-facts'

export const mapFacts = {
  type: 'map',
  order: 60,
  icon: 'map-pin',
  group: 'code',
  page: { order: 80, calls: ['find', 'way', 'scan'] },
} as const satisfies TypeFacts
