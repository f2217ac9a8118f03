import type { TypeFacts } from '../type-facts'

export const multimediaFacts = {
  type: 'multimedia',
  order: 40,
  icon: 'clapperboard',
  group: 'file',
  upload: 'media',
  page: { order: 100, calls: ['listen', 'watch', 'scan'] },
} as const satisfies TypeFacts
