import { expect, it } from 'vitest'
import { type DecidableCode, decideScan } from '@/codes/decide-scan'
import { urlDocument } from '@/testing/create-test-code'
import { findSplitChance } from './find-split-chance'

const secret = 'x'.repeat(32)
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Version/18.6 Safari/604.1'
const device = { codeId: 'one', address: '2001:db8:1:2::7', userAgent: phone }

it('is the same for a device after an update and at another address of its network', () => {
  const chance = findSplitChance(secret, device)
  const later = { ...device, address: '2001:db8:1:2::99', userAgent: phone.replaceAll('18', '19') }
  expect(findSplitChance(secret, later)).toBe(chance)
})

it.each([
  ['code', { codeId: 'other' }],
  ['network', { address: '2001:db8:1:3::7' }],
  ['browser', { userAgent: phone.replace('Safari', 'Firefox') }],
])('is different for another %s', (_, change) => {
  expect(findSplitChance(secret, { ...device, ...change })).not.toBe(
    findSplitChance(secret, device),
  )
})

it('selects variants in proportion to their weights', () => {
  const weights = [5, 3, 1, 1]
  const split = weights.map((weight) => ({ name: '', url: 'https://example.com/', weight }))
  const rules = {
    ...{ timeZone: 'UTC', windows: [], byDevice: {}, byLanguage: [], expiry: null },
    split,
  }
  const code: DecidableCode = {
    document: urlDocument('https://example.com/', rules),
    status: 'active',
    deletedAtMs: null,
    hasPassword: false,
    isSuspicious: false,
  }
  const visitors = 50_000
  const counts = weights.map(() => 0)
  for (let visitor = 0; visitor < visitors; visitor += 1) {
    const address = `203.0.${visitor >> 8}.${visitor & 255}`
    const chance = findSplitChance(secret, { ...device, address })
    const decision = decideScan(code, {
      ...{ atMs: 0, device: null, languages: [], scansUsed: null },
      chance,
    })
    if (decision.do === 'redirect')
      counts[decision.variant ?? -1] = (counts[decision.variant ?? -1] ?? 0) + 1
  }
  const chiSquare = weights.reduce((sum, weight, index) => {
    const expected = (visitors * weight) / 10
    return sum + ((counts[index] ?? 0) - expected) ** 2 / expected
  }, 0)
  // The value that a fair choice among four exceeds once in a thousand times; the visitors are fixed.
  expect(chiSquare).toBeLessThan(16.27)
})
