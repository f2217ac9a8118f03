import type { TypeFacts } from '../type-facts'

export const lineFacts = {
  type: 'line',
  order: 140,
  icon: 'message-circle',
  group: 'chat',
  localTo: ['ja'],
  page: { order: 110, calls: ['message', 'follow', 'scan'], isStatic: true },
} as const satisfies TypeFacts
