import type { TypeFacts } from '../type-facts'

export const urlFacts = {
  type: 'url',
  order: 20,
  icon: 'link',
  group: 'code',
  linkField: 'url',
  page: { order: 20, calls: ['scan', 'menu', 'visit', 'order', 'more', 'rate', 'follow'] },
} as const satisfies TypeFacts
