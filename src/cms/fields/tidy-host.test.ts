import { describe, expect, it } from 'vitest'
import { isBlockableHost, tidyHost } from './tidy-host'

describe('a host to block', () => {
  it.each([
    ['evil.example.com', 'evil.example.com'],
    [' https://Evil.example.com:8443/path?x#y ', 'evil.example.com'],
    ['//example.com', 'example.com'],
    ['münchen.de', 'xn--mnchen-3ya.de'],
    ['example.com.', 'example.com'],
    ['someone.github.io', 'someone.github.io'],
  ])('is read out of %j', (written, host) => {
    expect(tidyHost(written)).toBe(host)
    expect(isBlockableHost(host)).toBe(true)
  })

  it.each(['', 'com', 'co.uk', 'localhost', '192.0.2.1', '[::1]', 'a b', 'nowhere.madeup'])(
    'is not %j',
    (written) => {
      expect(isBlockableHost(tidyHost(written))).toBe(false)
    },
  )
})
