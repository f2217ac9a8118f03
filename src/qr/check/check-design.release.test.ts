import { beforeAll, expect, it } from 'vitest'
import { prepareZxingFromPackage } from '@/qr/decode/prepare-zxing.node'
import { expectHonestCheck } from './expect-honest-check-for-test'

beforeAll(prepareZxingFromPackage)

// `npm run bench -- check` measures the rates over thousands of designs.
it('predicts what other packages read', async () => {
  const { green, unreadable } = await expectHonestCheck({ seed: 18_004, count: 200 })
  expect(green).toBeGreaterThan(15)
  expect(unreadable).toBeGreaterThan(5)
})
