import type { TypeFacts } from '../type-facts'

export const eventFacts = {
  type: 'event',
  order: 80,
  icon: 'calendar-days',
  group: 'code',
  page: { order: 70, calls: ['date', 'calendar', 'scan'] },
} as const satisfies TypeFacts
