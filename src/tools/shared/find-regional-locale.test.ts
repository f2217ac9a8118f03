import { expect, it } from 'vitest'
import { findRegionalLocale } from './find-regional-locale'

it.each([
  ['en', ['en-GB', 'en-US'], 'en-GB'],
  ['en', ['de-DE', 'en-US'], 'en-US'],
  ['en', ['de-AT', 'de'], 'en-AT'],
  ['zh', ['zh-Hant-TW'], 'zh-Hant-TW'],
  ['de', ['en-US', 'de'], 'de-US-u-hc-h12'],
  ['ja', ['ja-JP'], 'ja-JP'],
  ['de', ['de-US-u-hc-h23'], 'de-US-u-hc-h23'],
  ['en', ['en', 'fr'], 'en-US'],
  ['en', ['*', ''], 'en-US'],
  ['pt', [], 'pt-PT'],
] as const)(
  'dates in %s for a visitor who prefers %j are those of %s',
  (language, preferred, expected) => {
    expect(findRegionalLocale(language, preferred)).toBe(expected)
  },
)

it('shows 24 hours in Great Britain and 12 in the United States', () => {
  const format = (preferred: string) =>
    new Intl.DateTimeFormat(findRegionalLocale('en', [preferred]), {
      timeStyle: 'short',
      timeZone: 'UTC',
    }).format(Date.UTC(2026, 0, 1, 18, 30))
  expect(format('en-GB')).toBe('18:30')
  expect(format('en-US')).toMatch(/^6:30\sPM$/)
})
