import { getLocale, type Locale } from '@/i18n/locales'

/** Formats an amount for the locale: `$9`, `9,50 €`, `￥980`; whole amounts have no decimals. */
export function formatPrice(locale: Locale, amount: number, currency?: string): string {
  return new Intl.NumberFormat(getLocale(locale).iso, {
    ...(currency && { style: 'currency', currency }),
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount)
}
