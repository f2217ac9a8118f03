import type { TypeFacts } from '../type-facts'

export const whatsappFacts = {
  type: 'whatsapp',
  order: 130,
  icon: 'message-circle',
  group: 'chat',
} as const satisfies TypeFacts
