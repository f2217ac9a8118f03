import { getLocale, type Locale } from '@/i18n/locales'

/** An amount in the way of the locale: `$9`, `9,50 €`, `￥980`; whole ones without decimals. */
export function formatPrice(locale: Locale, amount: number, currency?: string): string {
  return new Intl.NumberFormat(getLocale(locale).iso, {
    ...(currency && { style: 'currency', currency }),
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount)
}
