import type { Locale } from '@/i18n/locales'
import { buildBlock, type ToBody } from './build-block'
import { currencyByLocale, plans } from './structure/pricing'
import type { SectionPlan } from './structure/section-plan'
import type { ParsedPage } from './text/parse-page'
import type { ParsedSection } from './text/parse-section'

/** Builds the content of a page in the CMS; undefined if its sections do not match the plan. */
export function buildPage(
  page: ParsedPage,
  sections: readonly SectionPlan[],
  toBody: ToBody,
): object | undefined {
  if (page.sections.length !== sections.length) return undefined
  return {
    ...(page.label && { label: page.label }),
    hero: { title: page.heading, lead: page.lead },
    blocks: sections.flatMap((plan, index) => {
      const section = page.sections[index]
      return section ? [buildBlock(section, plan, toBody)] : []
    }),
    meta: { title: page.title, description: page.description },
  }
}

/** Builds the pricing page like `buildPage`; its first section contains the price plans. */
export function buildPricing(
  page: ParsedPage,
  sections: readonly SectionPlan[],
  toBody: ToBody,
  locale: Locale,
): object | undefined {
  const [first, ...rest] = page.sections
  const content = buildPage({ ...page, sections: rest }, sections, toBody)
  return content && first && { ...content, ...buildPlans(first, locale) }
}

function buildPlans({ items }: ParsedSection, locale: Locale) {
  const rows = plans.flatMap(({ id, amount, highlighted }, index) => {
    const item = items[index]
    if (!item) return []
    const { price, period, description } = readPlanText(item.text)
    return [
      {
        id,
        highlighted,
        name: item.title,
        amount,
        priceText: price,
        period,
        description,
        features: item.bullets.map((text, row) => ({ id: `${id}-${row}`, text })),
        buttonLabel: item.button?.label,
        buttonPath: item.button?.path,
      },
    ]
  })
  return { currency: currencyByLocale[locale], plans: rows }
}

/** Reads the lines `price:` and `period:`, which precede the description. */
function readPlanText(text: string) {
  const values: { price?: string; period?: string } = {}
  const paragraphs = text.split('\n\n').flatMap((paragraph) => {
    const named = /^(price|period):\s*(.+)$/.exec(paragraph)
    if (!named) return [paragraph]
    values[named[1] as 'price' | 'period'] = named[2]
    return []
  })
  return { ...values, description: paragraphs.join('\n\n') }
}
