import { expect, it } from 'vitest'
import { findSourceFault, findTargetFault, tidyAddress } from './check-redirect'

it.each([
  [' /old-page/ ', '/old-page'],
  ['/', '/'],
  ['/%C3%BCber', '/über'],
  ['/100%', '/100%'],
  ['https://EXAMPLE.com', 'https://example.com/'],
  ['nonsense', 'nonsense'],
])('%s is stored as %s', (typed, stored) => {
  expect(tidyAddress(typed)).toBe(stored)
})

it.each([
  ['/old-page', undefined],
  ['/blog/old-article', undefined],
  ['/page/old', undefined],
  ['/qr-codes-for', undefined],
  ['/old.html', undefined],
  ['old-page', 'source'],
  ['//evil.example', 'source'],
  ['/a//b', 'source'],
  ['/a/../b', 'source'],
  ['/a?b=1', 'source'],
  ['/a#b', 'source'],
  ['/a\\b', 'source'],
  ['/de/old-page', 'locale'],
  ['/en', 'locale'],
  ['/', 'fixed'],
  ['/pricing', 'fixed'],
  ['/wifi', 'fixed'],
  ['/WiFi', 'fixed'],
  ['/admin/x', 'fixed'],
  ['/q/menu', 'fixed'],
  ['/qr-codes-for/personal', 'fixed'],
  ['/blog/tag/x/page/1', 'fixed'],
])('a redirect of %s has the fault %s', (from, fault) => {
  expect(findSourceFault(from)).toBe(fault && `addresses.errors.${fault}`)
})

it.each([
  ['/', undefined],
  ['/pricing', undefined],
  ['/q/menu', undefined],
  ['https://example.com/a?b#c', undefined],
  ['/from', 'same'],
  ['/pricing?a=1', 'target'],
  ['http://example.com/', 'target'],
  ['https://user:key@example.com/', 'target'],
  ['https://', 'target'],
  ['javascript:alert(1)', 'target'],
  ['/de/pricing', 'locale'],
  ['/qr-code-generator', 'redirected'],
  ['/qr-code-types/wifi', 'redirected'],
  ['/blog/category/a/page/1', 'redirected'],
])('a redirect to %s has the fault %s', (to, fault) => {
  expect(findTargetFault(to, '/from')).toBe(fault && `addresses.errors.${fault}`)
})

it('names the path for an address of this site', () => {
  expect(findTargetFault('https://localhost:3000/pricing', '/from')).toBe(
    'addresses.errors.ownHost',
  )
})
