import { expect, it } from 'vitest'
import { type Design, defaultDesign, type Logo } from '@/qr/design'
import { optionKey } from './option-key'

const keyOf = (change: Partial<Design> = {}, text = 'a') =>
  optionKey({ text, design: { ...defaultDesign, ...change }, frameText: null })

function logo(dataUrl: string): Logo {
  return {
    source: { kind: 'image', dataUrl, widthPx: 10, heightPx: 10 },
    size: 0.2,
    marginModules: 1,
    shape: 'square',
    clearing: 'modules',
    backdrop: { kind: 'none' },
  }
}

it('is the same for the same code, and another for whatever may be judged otherwise', () => {
  expect(keyOf()).toBe(keyOf())
  const others = [keyOf({}, 'b'), keyOf({ level: 'H' }), keyOf({ marginModules: 1 }), keyOf()]
  expect(new Set(others).size).toBe(others.length)
})

it('tells pictures apart without carrying them', () => {
  const [first, second] = ['A', 'B'].map(
    (letter) => `data:image/png;base64,${letter.repeat(100_000)}`,
  ) as [string, string]
  expect(keyOf({ logo: logo(first) })).not.toBe(keyOf({ logo: logo(second) }))
  expect(keyOf({ logo: logo(first) })).toBe(keyOf({ logo: logo(first) }))
  expect(keyOf({ logo: logo(first) }).length).toBeLessThan(1500)
})
