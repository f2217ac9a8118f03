import type { Icon } from '@/cms/fields/icons'
import { paths, type SolutionSlug } from '@/paths'
import type { Words } from '../read-content'
import { bandBlock, cardsBlock, questionsBlock, stepsBlock } from './blocks'

const structure: Record<SolutionSlug, { icons: readonly Icon[]; band: string }> = {
  'qr-codes-in-marketing': {
    icons: ['megaphone', 'chart-line', 'tag', 'calendar'],
    band: paths.generator('url'),
  },
  'qr-codes-in-education': {
    icons: ['book-open', 'graduation-cap', 'map-pin', 'file-text'],
    band: paths.generator('text'),
  },
  'qr-codes-for-personal': {
    icons: ['wifi', 'gift', 'contact', 'house'],
    band: paths.generator('wifi'),
  },
  'qr-codes-for-nonprofit': {
    icons: ['heart', 'hand-heart', 'users', 'calendar'],
    band: paths.generator('url'),
  },
  'qr-codes-for': {
    icons: ['briefcase', 'receipt', 'package', 'contact'],
    band: paths.generator('vcard'),
  },
}

export function solutionContent(slug: SolutionSlug, { solutions }: Words) {
  const words = solutions[slug]
  const { icons, band } = structure[slug]
  return {
    slug,
    label: words.label,
    hero: words.hero,
    blocks: [
      cardsBlock(`${slug}-cards`, words.cards, icons),
      stepsBlock(`${slug}-steps`, words.steps),
      questionsBlock(`${slug}-questions`, words.questions),
      bandBlock(`${slug}-band`, words.band, band),
    ],
    meta: words.meta,
  }
}
