import { paths } from '@/paths'
import type { Words } from '../read-content'
import { bandBlock, cardsBlock, questionsBlock } from './blocks'

const makeIcons = ['layers', 'zap', 'shield-check', 'languages'] as const
const styleIcons = ['palette', 'refresh-cw', 'square-dashed', 'frame'] as const
const printIcons = ['ruler', 'image', 'package', 'chart-line'] as const

export function featuresContent({ features }: Words) {
  return {
    hero: features.hero,
    blocks: [
      cardsBlock('features-make', features.make, makeIcons),
      cardsBlock('features-style', features.style, styleIcons),
      cardsBlock('features-print', features.print, printIcons),
      questionsBlock('features-questions', features.questions),
      bandBlock('features-band', features.band, paths.home),
    ],
    meta: features.meta,
  }
}
