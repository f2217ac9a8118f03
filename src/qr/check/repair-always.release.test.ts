import { beforeAll, expect, it } from 'vitest'
import { prepareZxingFromPackage } from '@/qr/decode/prepare-zxing.node'
import { expectRepairable } from './repair-always-for-test'

beforeAll(prepareZxingFromPackage)

it('makes any design green and readable by other packages', async () => {
  const repaired = await expectRepairable({ seed: 20_260_728, count: 60 })
  expect(repaired.changed).toBeGreaterThan(repaired.count / 3)
})
