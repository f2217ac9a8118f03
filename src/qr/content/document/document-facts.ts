import type { TypeFacts } from '../type-facts'

export const documentFacts = {
  type: 'document',
  order: 30,
  icon: 'file-text',
  group: 'file',
  upload: 'document',
  page: { order: 90, calls: ['read', 'menu', 'more', 'scan'] },
} as const satisfies TypeFacts
