import { describe, expect, it } from 'vitest'
import { foldSlug, listRandomTwins, makeSlug, readSlug } from './slug'

describe('a slug', () => {
  it.each([
    ['7K3M9PXW', '7k3m9pxw'],
    ['Summer-Menu', 'summer-menu'],
    ['abc', 'abc'],
    ['a'.repeat(64), 'a'.repeat(64)],
  ])('is read from %s', (written, slug) => {
    expect(readSlug(written)).toBe(slug)
  })

  it.each(['', 'ab', '-abc', 'abc-', 'a b', 'a_b', 'a.b', 'é23', 'notsaved', 'a'.repeat(65)])(
    'is not %s',
    (written) => {
      expect(readSlug(written)).toBeUndefined()
    },
  )
})

it('folds slugs that readers confuse to the same form', () => {
  for (const [one, other] of [
    ['m0del-1', 'modell'],
    ['modern', 'rnodem'],
    ['bill', 'b1li'],
    ['vvine', 'w1ne'],
  ] as const)
    expect(foldSlug(one)).toBe(foldSlug(other))
  expect(foldSlug('menu-a')).not.toBe(foldSlug('menu-b'))
})

it('lists the random slugs that are confused with a slug', () => {
  const random = makeSlug(() => 11)
  expect(listRandomTwins(foldSlug(random))).toEqual([random])
  expect(listRandomTwins(foldSlug('rn23456m')).sort()).toEqual(['m23456rn', 'rn23456m'])
  expect(listRandomTwins(foldSlug('summer-menu'))).toEqual([])
})
