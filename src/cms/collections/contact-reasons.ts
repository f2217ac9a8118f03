/** What a message from the contact form is about. */
export const contactReasons = [
  'question',
  'problem',
  'misuse',
  'idea',
  'pricing',
  'privacy',
  'press',
] as const

export type ContactReason = (typeof contactReasons)[number]
