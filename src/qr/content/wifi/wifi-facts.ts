import type { TypeFacts } from '../type-facts'

export const wifiFacts = {
  type: 'wifi',
  order: 90,
  icon: 'wifi',
  group: 'code',
  page: { order: 30, calls: ['freeWifi', 'wifi', 'join', 'scan'] },
} as const satisfies TypeFacts
