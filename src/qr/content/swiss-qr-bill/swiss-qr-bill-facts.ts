import type { TypeFacts } from '../type-facts'

export const swissQrBillFacts = {
  type: 'swiss-qr-bill',
  order: 170,
  icon: 'coins',
  group: 'payment',
} as const satisfies TypeFacts
