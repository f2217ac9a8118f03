import { describe, expect, it } from 'vitest'
import type { Locale } from '@/i18n/locales'
import { formatPrice } from './format-price'

describe('formatPrice', () => {
  it.each<[Locale, number, string, string]>([
    ['en', 9, 'USD', '$9'],
    ['en', 0, 'USD', '$0'],
    ['de', 9.5, 'EUR', '9,50\u00a0€'],
    ['fr', 1200, 'EUR', '1\u202f200\u00a0€'],
    ['ja', 980, 'JPY', '￥980'],
    ['vi', 199000, 'VND', '199.000\u00a0₫'],
    ['zh', 58, 'CNY', '¥58'],
  ])('writes the amounts of %s', (locale, amount, currency, text) => {
    expect(formatPrice(locale, amount, currency)).toBe(text)
  })
})
