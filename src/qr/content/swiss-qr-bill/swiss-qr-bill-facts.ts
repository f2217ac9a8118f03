import type { TypeFacts } from '../type-facts'

export const swissQrBillFacts = {
  type: 'swiss-qr-bill',
  order: 170,
  icon: 'coins',
  group: 'payment',
  page: { order: 210, calls: ['pay', 'donate', 'scan'], isStatic: true },
} as const satisfies TypeFacts
