import { describe, expect, it } from 'vitest'
import { withFallback } from './with-fallback'

const english = { site: { home: 'Home', menu: { open: 'Open menu' } }, hello: 'Hello {name}' }

describe('withFallback', () => {
  it('keeps what is translated and fills what is missing or empty from English', () => {
    expect(withFallback({ site: { home: 'Start', menu: {} }, hello: '' }, english)).toEqual({
      site: { home: 'Start', menu: { open: 'Open menu' } },
      hello: 'Hello {name}',
    })
  })

  it('keeps precompiled messages', () => {
    const precompiled = { ...english, hello: ['Hallo ', ['name']] }
    expect(withFallback(precompiled, english).hello).toEqual(['Hallo ', ['name']])
  })

  it('changes neither input', () => {
    const own = { site: {} }
    withFallback(own, english)
    expect(own).toEqual({ site: {} })
  })
})
