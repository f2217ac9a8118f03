import { paths } from '@/paths'
import type { Words } from '../read-content'
import { bandBlock, questionsBlock } from './blocks'

const plans = [
  { id: 'plan-free', buttonPath: paths.home, highlighted: true },
  { id: 'plan-team', buttonPath: paths.contact, highlighted: false },
  { id: 'plan-host', buttonPath: paths.contact, highlighted: false },
]

export function pricingContent({ pricing }: Words) {
  return {
    hero: pricing.hero,
    plans: pricing.plans.flatMap(({ features, button, ...words }, index) => {
      const plan = plans[index]
      if (!plan) return []
      const rows = features.map((text, row) => ({ id: `${plan.id}-${row}`, text }))
      return [{ ...plan, ...words, features: rows, buttonLabel: button }]
    }),
    blocks: [
      questionsBlock('pricing-questions', pricing.questions),
      bandBlock('pricing-band', pricing.band, paths.home),
    ],
    meta: pricing.meta,
  }
}
