import type { SelectField } from 'payload'
import { label } from '@/cms/admin/label'
import { intlTag } from '@/i18n/locales'
import { currencies } from './currencies'

/**
 * A localized currency, so that each language can show prices in the money of its readers. No
 * default: a language without a currency would appear to have one.
 */
export function currencyField(): SelectField {
  return {
    name: 'currency',
    type: 'select',
    label: label('fields.currency'),
    localized: true,
    required: true,
    options: currencies.map((value) => ({
      value,
      label: ({ i18n }) => `${value} – ${nameOf(value, i18n.language)}`,
    })),
    admin: { description: label('hints.currency') },
  }
}

function nameOf(currency: string, language: string): string {
  return (
    new Intl.DisplayNames([intlTag(language), 'en'], { type: 'currency' }).of(currency) ?? currency
  )
}
