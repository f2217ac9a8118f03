import type { TypeFacts } from '../type-facts'

export const whatsappFacts = {
  type: 'whatsapp',
  order: 130,
  icon: 'message-circle',
  group: 'chat',
  page: { order: 100, calls: ['message', 'scan'], isStatic: true },
} as const satisfies TypeFacts
