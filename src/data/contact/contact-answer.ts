import type { ContactDraft, ContactIssue } from '@/cms/contact/check-contact-draft'

/** Result of a message, the same for browsers with and without scripts. */
export type ContactAnswer =
  | ({ status: 'sent' } & ContactReceipt)
  | { status: 'invalid'; issues: readonly ContactIssue[] }
  | { status: 'limited'; retrySeconds: number }
  | { status: 'failed' }

/** The reference number, and the time of arrival in milliseconds since 1970. */
export type ContactReceipt = { number: string; sentAt: number }

/** Names of the form's additional fields. */
export const contactExtras = {
  locale: 'locale',
  /** Invisible field; programs that fill in every field fill in this one. */
  trap: 'website',
  /** Milliseconds for which the form was open, measured by the browser; absent without scripts. */
  elapsed: 'elapsedMs',
} as const

/** State that is shown again after a form without scripts was refused. */
export type ContactReply = {
  answer: Exclude<ContactAnswer, { status: 'sent' }>
  draft: ContactDraft
}
