import { expect, test, vi } from 'vitest'

vi.mock('@/env', () => ({
  env: { SITE_URL: 'https://www.example.com', LOCALE_HOST: 'example.com' },
}))
const { findBadgeHost } = await import('./find-badge-host')

test.each([
  ['https://badges.reviews.example/1.svg', 'badges.reviews.example'],
  ['https://notexample.com/1.svg', 'notexample.com'],
  ['https://www.example.com/api/media/file/badge.svg', undefined],
  ['https://de.example.com/badge.svg', undefined],
  ['nonsense', undefined],
  [null, undefined],
])('the picture %s comes from another host: %s', (imageUrl, host) => {
  expect(findBadgeHost({ badge: { imageUrl } })).toBe(host)
})

test('without a badge nobody is asked', () => {
  expect(findBadgeHost({})).toBeUndefined()
})
