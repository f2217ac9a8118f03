import type { SectionPlan } from './section-plan'

export const homeSections: readonly SectionPlan[] = [
  { id: 'home-types', kind: 'types' },
  {
    id: 'home-why',
    kind: 'cards',
    icons: ['user-x', 'infinity', 'ban', 'lock', 'shield-check', 'printer'],
  },
  { id: 'home-how', kind: 'steps' },
  { id: 'home-showcase', kind: 'showcase' },
  { id: 'home-questions', kind: 'questions' },
  { id: 'home-band', kind: 'band' },
]
