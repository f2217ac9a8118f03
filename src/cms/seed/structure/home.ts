import { paths } from '@/paths'
import type { Words } from '../read-content'
import { bandBlock, cardsBlock, questionsBlock, stepsBlock } from './blocks'

const whyIcons = ['ban', 'user-x', 'infinity', 'lock', 'languages', 'printer'] as const

export function homeContent({ home }: Words) {
  return {
    hero: home.hero,
    blocks: [
      cardsBlock('home-why', home.why, whyIcons),
      stepsBlock('home-how', home.how),
      questionsBlock('home-questions', home.questions),
      bandBlock('home-band', home.band, paths.generator('url')),
    ],
    meta: home.meta,
  }
}
