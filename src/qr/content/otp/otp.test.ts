import { describe, expect, it } from 'vitest'
import { encodeContent } from '../content'

const otp = (members: Record<string, string>) =>
  encodeContent({
    type: 'otp',
    account: 'alice@google.com',
    secret: 'JBSWY3DPEHPK3PXP',
    ...members,
  })

describe('otp', () => {
  it.each([
    [
      { issuer: 'Example' },
      'otpauth://totp/Example:alice@google.com?secret=JBSWY3DPEHPK3PXP&issuer=Example',
    ],
    [
      { secret: 'jbsw y3dp-ehpk 3pxp==' },
      'otpauth://totp/alice@google.com?secret=JBSWY3DPEHPK3PXP',
    ],
    [
      { issuer: 'ACME Co', algorithm: 'SHA256', digits: '8', period: '60' },
      'otpauth://totp/ACME%20Co:alice@google.com?secret=JBSWY3DPEHPK3PXP&issuer=ACME%20Co&algorithm=SHA256&digits=8&period=60',
    ],
    [
      { otpKind: 'hotp', period: '60' },
      'otpauth://hotp/alice@google.com?secret=JBSWY3DPEHPK3PXP&counter=0',
    ],
  ])('%o', (members, text) => {
    expect(otp(members)).toMatchObject({ ok: true, text })
  })

  it('says that the secret is one, and that not every app heeds its settings', () => {
    expect(otp({})).toMatchObject({
      warnings: [{ path: 'secret', key: 'otpSecret', severity: 'note', suggestion: 'keepPrivate' }],
    })
    const unusual = { digits: '8', algorithm: 'SHA512', period: '15' }
    const result = otp(unusual)
    expect(result).toMatchObject({
      warnings: [{ key: 'otpSecret' }, { key: 'otpSettings', suggestion: 'useUsualSettings' }],
    })
    const fix = result.ok ? result.warnings[1]?.fix : {}
    expect(otp({ ...unusual, ...(fix as Record<string, string>) })).toMatchObject({
      warnings: [{ key: 'otpSecret' }],
    })
  })

  it.each([
    [{ secret: 'JBSWY3DP1' }, { path: 'secret', key: 'secret' }],
    [{ account: 'a:b' }, { path: 'account', key: 'colon' }],
    [{ period: '0' }, { path: 'period', key: 'wholeNumber' }],
    [
      { otpKind: 'hotp', counter: '1.5' },
      { path: 'counter', key: 'wholeNumber' },
    ],
    [{ digits: '9' }, { path: 'digits', key: 'invalid' }],
  ])('refuses %o', (members, issue) => {
    expect(otp(members)).toMatchObject({ ok: false, issues: [issue] })
  })
})
