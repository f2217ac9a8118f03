import type { TypeFacts } from '../type-facts'

export const smsFacts = {
  type: 'sms',
  order: 110,
  icon: 'message-square-text',
  group: 'code',
  page: { order: 60, calls: ['message', 'scan'] },
} as const satisfies TypeFacts
