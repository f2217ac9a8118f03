import fc from 'fast-check'
import { replaceLoneSurrogates } from '@/std/replace-lone-surrogates'
import { anyText, named, testRoundTrip } from '../round-trip-for-test'

const whole = (typed: string, usual: string) =>
  typed.trim() === '' || Number(typed) === Number(usual) ? '' : String(Number(typed))

testRoundTrip(
  'otp',
  fc.record({
    issuer: anyText(100).map((text) => text.replaceAll(':', '')),
    account: named(anyText(100).map((text) => text.replaceAll(':', ''))),
    secret: fc.stringMatching(/^[A-Za-z2-7]{2,40}$/),
    otpKind: fc.constantFrom('totp', 'hotp'),
    algorithm: fc.constantFrom('SHA1', 'SHA256', 'SHA512'),
    digits: fc.constantFrom('6', '7', '8'),
    period: fc.constantFrom('', '30', '060', '15'),
    counter: fc.constantFrom('', '0', '7'),
  }),
  (content) => ({
    ...content,
    issuer: replaceLoneSurrogates(content.issuer.trim()),
    account: replaceLoneSurrogates(content.account.trim()),
    secret: content.secret.toUpperCase(),
    period: content.otpKind === 'totp' ? whole(content.period, '30') : '',
    counter: content.otpKind === 'hotp' ? whole(content.counter, '0') : '',
  }),
)
