import type { SectionPlan } from './section-plan'

export const featuresSections: readonly SectionPlan[] = [
  {
    id: 'features-make',
    kind: 'cards',
    crop: 'content',
  },
  {
    id: 'features-style',
    kind: 'cards',
    crop: 'style',
  },
  {
    id: 'features-print',
    kind: 'cards',
    crop: 'check',
  },
  {
    id: 'features-manage',
    kind: 'cards',
    crop: 'statistics',
  },
  {
    id: 'features-read',
    kind: 'cards',
    crop: 'scanner',
  },
  { id: 'features-showcase', kind: 'showcase' },
  { id: 'features-without', kind: 'prose' },
  { id: 'features-questions', kind: 'questions' },
  { id: 'features-band', kind: 'band' },
]
