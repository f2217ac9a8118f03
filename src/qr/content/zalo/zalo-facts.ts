import type { TypeFacts } from '../type-facts'

export const zaloFacts = {
  type: 'zalo',
  order: 150,
  icon: 'message-circle',
  group: 'chat',
  localTo: ['vi'],
} as const satisfies TypeFacts
