import fc from 'fast-check'
import { toEmvLetters } from '../emv-letters'
import { amount, ascii, money, optional, testRoundTrip } from '../round-trip-for-test'
import { readPromptPayId } from './promptpay-id'

testRoundTrip(
  'promptpay',
  fc.record({
    promptPayId: fc.oneof(
      fc.stringMatching(/^0[689]\d{8}$/),
      fc.constantFrom('+66 81 234 5678', '0-10-5-536-11201-4', '004999012345678'),
    ),
    name: ascii,
    amount: optional(amount),
  }),
  (content) => ({
    ...content,
    promptPayId: (readPromptPayId(content.promptPayId)?.value ?? '').replace(/^0066/, '0'),
    name: toEmvLetters(content.name),
    amount: money(content.amount),
  }),
)
