import type { TypeFacts } from '../type-facts'

export const lineFacts = {
  type: 'line',
  order: 140,
  icon: 'message-circle',
  group: 'chat',
  localTo: ['ja'],
} as const satisfies TypeFacts
