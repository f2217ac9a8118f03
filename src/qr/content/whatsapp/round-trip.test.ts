import fc from 'fast-check'
import { replaceLoneSurrogates } from '@/std/replace-lone-surrogates'
import { anyText, testRoundTrip } from '../round-trip-for-test'

testRoundTrip(
  'whatsapp',
  fc.record({ phone: fc.stringMatching(/^\+[1-9]\d{5,13}$/), body: anyText(1000) }),
  (content) => ({ ...content, body: replaceLoneSurrogates(content.body) }),
)
