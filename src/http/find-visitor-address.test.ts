import { describe, expect, it } from 'vitest'
import { findVisitorAddress } from './find-visitor-address'

const find = (proxies: number, forwarded?: string | string[], remoteAddress = '10.0.0.9') =>
  findVisitorAddress(
    { headers: { 'x-forwarded-for': forwarded as string }, socket: { remoteAddress } },
    proxies,
  )

describe('findVisitorAddress', () => {
  it('believes no header where no proxy is configured', () => {
    expect(find(0, '203.0.113.7')).toBe('10.0.0.9')
    expect(find(0)).toBe('10.0.0.9')
  })

  it('counts from the end, so that nothing a visitor wrote is taken', () => {
    const forwarded = '1.1.1.1, 2.2.2.2, 203.0.113.7, 10.0.0.1'
    expect(find(1, forwarded)).toBe('10.0.0.1')
    expect(find(2, forwarded)).toBe('203.0.113.7')
    expect(find(2, ['1.1.1.1, 203.0.113.7', '10.0.0.1'])).toBe('203.0.113.7')
  })

  it('falls back to the connection where a proxy names nobody', () => {
    expect(find(1)).toBe('10.0.0.9')
    expect(find(3, '203.0.113.7, 10.0.0.1')).toBe('10.0.0.9')
    expect(find(1, 'unknown')).toBe('10.0.0.9')
    expect(find(1, '', '')).toBe('')
  })

  it.each([
    ['203.0.113.7:51234', '203.0.113.7'],
    ['[2001:DB8::1]:443', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['2001:db8::1', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
  ])('reads %s as %s', (entry, address) => {
    expect(find(1, entry)).toBe(address)
  })
})
