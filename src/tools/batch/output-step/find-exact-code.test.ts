import { expect, it } from 'vitest'
import { defaultDesign } from '@/qr/design'
import { findExactCode } from './find-exact-code'

const bill = (count: number) => ({
  text: `SPC\n0200\n1\nCH4431999123000889012\n${'x\n'.repeat(count)}`,
})
const link = { text: 'https://example.com' }

it('finds the bill whose picture is the widest, with its quiet zone', () => {
  // 37 modules and 4 on each side.
  const found = findExactCode([bill(90), bill(28), bill(60)], defaultDesign)
  expect(found).toMatchObject({ requiredMm: 46, isAlone: true, picture: { width: 45, height: 45 } })
  expect(found?.widthMm).toBeCloseTo((46 / 37) * 45, 6)
})

it('tells lists of bills from lists with other codes', () => {
  expect(findExactCode([bill(28), link], defaultDesign)?.isAlone).toBe(false)
  expect(findExactCode([link], defaultDesign)).toBeNull()
  expect(findExactCode([], defaultDesign)).toBeNull()
})
