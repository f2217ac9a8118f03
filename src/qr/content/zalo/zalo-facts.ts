import type { TypeFacts } from '../type-facts'

export const zaloFacts = {
  type: 'zalo',
  order: 150,
  icon: 'message-circle',
  group: 'chat',
  localTo: ['vi'],
  page: { order: 120, calls: ['message', 'scan'], isStatic: true },
} as const satisfies TypeFacts
