import { describe, expect, test } from 'vitest'
import { consentCookie, parseConsent } from './consent-cookie'

describe('the consent cookie', () => {
  test('is kept 180 days and shared by the sub-domains', () => {
    expect(
      consentCookie({ chat: true, badge: false }, { secure: true, domain: 'example.com' }),
    ).toBe(
      'consent=chat-yes.badge-no; Max-Age=15552000; Path=/; SameSite=Lax; Domain=example.com; Secure',
    )
    expect(consentCookie({ badge: true }, { secure: false, domain: undefined })).toBe(
      'consent=badge-yes; Max-Age=15552000; Path=/; SameSite=Lax',
    )
  })

  test('says what was decided, and nothing of what was not', () => {
    expect(parseConsent('a=1; consent=chat-yes.badge-no; b=2')).toEqual({
      chat: true,
      badge: false,
    })
    expect(parseConsent('consent=badge-no')).toEqual({ badge: false })
    expect(parseConsent('consent=all; no-consent=chat-yes')).toEqual({})
    expect(parseConsent('')).toEqual({})
  })
})
