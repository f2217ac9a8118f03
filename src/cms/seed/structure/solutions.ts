import type { EditorialIcon } from '@/cms/fields/icons'
import type { SolutionSlug } from '@/paths'
import type { SectionPlan } from './section-plan'

const icons: Record<SolutionSlug, readonly EditorialIcon[]> = {
  'qr-codes-in-marketing': ['megaphone', 'chart-line', 'tag', 'calendar'],
  'qr-codes-in-education': ['book-open', 'graduation-cap', 'map-pin', 'mail'],
  'qr-codes-for-personal': ['wifi', 'gift', 'contact', 'house'],
  'qr-codes-for-nonprofit': ['heart', 'hand-heart', 'users', 'calendar'],
  'qr-codes-for': ['briefcase', 'receipt', 'package', 'map-pin'],
}

export function solutionSections(slug: SolutionSlug): readonly SectionPlan[] {
  return [
    { id: `${slug}-cards`, kind: 'cards', icons: icons[slug] },
    { id: `${slug}-examples`, kind: 'examples' },
    { id: `${slug}-steps`, kind: 'steps' },
    { id: `${slug}-questions`, kind: 'questions' },
    { id: `${slug}-band`, kind: 'band' },
  ]
}
