import { expect, it } from 'vitest'
import { leadsToProfile } from './leads-to-profile'

it.each([
  ['https://www.facebook.com/quietzone', true],
  ['https://www.youtube.com/@quietzone', true],
  ['https://www.facebook.com/', false],
  ['https://twitter.com', false],
  ['https://twitter.com//?lang=en', false],
  ['no address', false],
])('%s leads to a profile: %s', (link, expected) => {
  expect(leadsToProfile(link)).toBe(expected)
})
