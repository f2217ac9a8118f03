import type { Currency } from '@/cms/fields/currencies'
import type { Locale } from '@/i18n/locales'
import type { SectionPlan } from './section-plan'

/** The first section of the page; the others are its blocks. */
export const plans = [
  { id: 'plan-free', highlighted: true },
  { id: 'plan-team', highlighted: false },
  { id: 'plan-host', highlighted: false },
] as const

type PlanId = (typeof plans)[number]['id']

/** Round sums, not today's rates: examples, until whoever runs the site enters prices. */
export const prices: Record<
  Locale,
  { currency: Currency; amounts: Partial<Record<PlanId, number>> }
> = {
  en: { currency: 'USD', amounts: { 'plan-free': 0, 'plan-team': 9 } },
  vi: { currency: 'VND', amounts: { 'plan-free': 0, 'plan-team': 199_000 } },
  de: { currency: 'EUR', amounts: { 'plan-free': 0, 'plan-team': 8 } },
  es: { currency: 'EUR', amounts: { 'plan-free': 0, 'plan-team': 8 } },
  fr: { currency: 'EUR', amounts: { 'plan-free': 0, 'plan-team': 8 } },
  it: { currency: 'EUR', amounts: { 'plan-free': 0, 'plan-team': 8 } },
  ja: { currency: 'JPY', amounts: { 'plan-free': 0, 'plan-team': 1_200 } },
  nl: { currency: 'EUR', amounts: { 'plan-free': 0, 'plan-team': 8 } },
  pt: { currency: 'EUR', amounts: { 'plan-free': 0, 'plan-team': 8 } },
  zh: { currency: 'CNY', amounts: { 'plan-free': 0, 'plan-team': 58 } },
}

export const pricingSections: readonly SectionPlan[] = [
  { id: 'pricing-comparison', kind: 'comparison' },
  { id: 'pricing-questions', kind: 'questions' },
  { id: 'pricing-band', kind: 'band' },
]
