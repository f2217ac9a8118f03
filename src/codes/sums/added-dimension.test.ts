import { expect, it, vi } from 'vitest'

it('leaves the sums that were stored before it readable', async () => {
  const { packMonth } = await import('./pack-month')
  const values = { hour: [['23', 1]], country: [['PL', 1]], device: [['desktop', 1]] }
  const others = {
    system: [['linux', 1]],
    browser: [['edge', 1]],
    language: [],
    variant: [],
    referrer: [],
  }
  const day = { day: 31, kind: 'bot', scans: 1, visitors: 1, values: { ...values, ...others } }
  const stored = packMonth([day, day] as never)

  vi.resetModules()
  vi.doMock('../statistics', async (importOriginal) => {
    const { statisticsDimensions } = await importOriginal<typeof import('../statistics')>()
    return { statisticsDimensions: [...statisticsDimensions, 'added'] }
  })
  const later = await import('./pack-month')
  const expected = { ...day, values: { ...day.values, added: [['', 1]] } }
  expect(later.unpackMonth(stored)).toEqual([expected, expected])
  const withValue = { ...day, values: { ...day.values, added: [['x', 1]] } }
  expect(later.unpackMonth(later.packMonth([withValue] as never))).toEqual([withValue])
})
