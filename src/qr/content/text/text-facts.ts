import type { TypeFacts } from '../type-facts'

export const textFacts = {
  type: 'text',
  order: 10,
  icon: 'text-initial',
  group: 'code',
  page: { order: 10, calls: ['scan', 'read', 'more'] },
} as const satisfies TypeFacts
