import type { ContactDraft, ContactIssue } from '@/cms/contact/check-contact-draft'

/** What becomes of a message; the same for a browser with scripts and one without. */
export type ContactAnswer =
  | ({ status: 'sent' } & ContactReceipt)
  | { status: 'invalid'; issues: readonly ContactIssue[] }
  | { status: 'limited'; retrySeconds: number }
  | { status: 'failed' }

/** The number to quote, and when the message arrived, in milliseconds since 1970. */
export type ContactReceipt = { number: string; sentAt: number }

/** Names of what the form sends besides its fields. */
export const contactExtras = {
  locale: 'locale',
  /** No one sees this field; programs that fill in every form do. */
  trap: 'website',
  /** How long the form was there, as the browser measured it; absent without scripts. */
  elapsed: 'elapsedMs',
} as const

/** What is shown again where a form without scripts was not accepted. */
export type ContactReply = {
  answer: Exclude<ContactAnswer, { status: 'sent' }>
  draft: ContactDraft
}
