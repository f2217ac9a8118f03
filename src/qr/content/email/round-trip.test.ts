import fc from 'fast-check'
import { replaceLoneSurrogates } from '@/std/replace-lone-surrogates'
import { normalizeEmail } from '../normalize-email'
import { anyEmail, anyText, block, testRoundTrip } from '../round-trip-for-test'

testRoundTrip(
  'email',
  fc.record({ to: anyEmail, subject: anyText(200), body: anyText(2000) }),
  (content) => ({
    ...content,
    to: replaceLoneSurrogates(normalizeEmail(content.to) ?? ''),
    subject: replaceLoneSurrogates(content.subject.trim()),
    body: replaceLoneSurrogates(block(content.body)),
  }),
)
