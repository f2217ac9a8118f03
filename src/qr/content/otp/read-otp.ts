import type { ContentOf } from '../content'
import type { ContentReader } from '../content-reader'
import { copyAction } from '../scan-action'
import { parseOtp } from './otp'

export const otpReader: ContentReader<ContentOf<'otp'>> = {
  parse: parseOtp,
  isTelling: true,
  otherSample: { account: 'studio@example.com' },
  summary: ({ issuer, account }) => [issuer, account].filter(Boolean).join(' · '),
  remark: 'otp',
  actions: ({ secret }) => [copyAction('copySecret', secret)],
}
