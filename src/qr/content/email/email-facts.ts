import type { TypeFacts } from '../type-facts'

export const emailFacts = {
  type: 'email',
  order: 100,
  icon: 'mail',
  group: 'code',
  page: { order: 50, calls: ['write', 'opinion', 'scan'] },
} as const satisfies TypeFacts
