import type { Currency } from '@/cms/fields/currencies'
import type { Locale } from '@/i18n/locales'
import type { SectionPlan } from './section-plan'

/**
 * Plans in the first section of the page; the other sections are its blocks. Both plans are free:
 * there is no paid plan.
 */
export const plans = [
  { id: 'plan-free', amount: 0, highlighted: true },
  { id: 'plan-host', amount: 0, highlighted: false },
] as const

/** The currency in which a language shows amounts. */
export const currencyByLocale: Record<Locale, Currency> = {
  en: 'USD',
  vi: 'VND',
  de: 'EUR',
  es: 'EUR',
  fr: 'EUR',
  it: 'EUR',
  ja: 'JPY',
  nl: 'EUR',
  pt: 'EUR',
  zh: 'CNY',
}

export const pricingSections: readonly SectionPlan[] = [
  { id: 'pricing-comparison', kind: 'comparison' },
  { id: 'pricing-questions', kind: 'questions' },
  { id: 'pricing-band', kind: 'band' },
]
