/** Subjects of the contact form. */
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
