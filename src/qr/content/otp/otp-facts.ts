import type { TypeFacts } from '../type-facts'

export const otpFacts = {
  type: 'otp',
  order: 220,
  icon: 'key-round',
  group: 'code',
} as const satisfies TypeFacts
