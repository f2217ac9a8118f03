import type { TypeFacts } from '../type-facts'

export const imageFacts = {
  type: 'image',
  order: 70,
  icon: 'image',
  group: 'file',
  upload: 'picture',
  page: { order: 110, calls: ['look', 'scan'] },
} as const satisfies TypeFacts
