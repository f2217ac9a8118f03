import { type ContactReason, contactReasons } from '@/cms/collections/contact-reasons'
import { oneLine } from '@/std/one-line'
import { replaceLoneSurrogates } from '@/std/replace-lone-surrogates'

/** Fields of the contact form, in order. All are required except `mobile`. */
export const contactFields = [
  'reason',
  'firstname',
  'lastname',
  'email',
  'mobile',
  'subject',
  'message',
] as const
export type ContactField = (typeof contactFields)[number]

/** The fields as typed by the visitor. */
export type ContactDraft = Record<ContactField, string>
/** The normalized and validated fields. */
export type ContactMessage = ContactDraft & { reason: ContactReason }

/** Maximum lengths in code points: an emoji of one code point counts as one. */
export const contactLimits = {
  firstname: 80,
  lastname: 80,
  email: 254,
  mobile: 40,
  subject: 150,
  message: 5000,
} as const

/** Maximum number of messages from one network per hour. */
export const messagesPerHour = 5

/** Validation errors; each is the key of a message that explains how to correct the field. */
export type ContactProblem =
  | Exclude<ContactField, 'mobile'>
  | 'emailForm'
  | 'mobileForm'
  | 'tooLong'

/** `over` is the number of characters above the limit. */
export type ContactIssue = { field: ContactField; problem: ContactProblem; over?: number }

export type CheckedContactDraft =
  | { ok: true; message: ContactMessage }
  | { ok: false; issues: readonly ContactIssue[] }

/**
 * Validates the typed fields, in the browser during input and again on the server. Implemented
 * without a library to limit the size of the page (docs/decisions/0007). Never throws.
 */
export function checkContactDraft(draft: ContactDraft): CheckedContactDraft {
  const message = Object.fromEntries(
    contactFields.map((field) => [field, tidyContactField(field, draft[field])]),
  ) as ContactMessage
  const issues = contactFields.flatMap((field) => findContactIssue(field, draft[field]) ?? [])
  return issues.length > 0 ? { ok: false, issues } : { ok: true, message }
}

/** Returns the first validation error of one field. */
export function findContactIssue(field: ContactField, typed: string): ContactIssue | undefined {
  const text = tidyContactField(field, typed)
  if (field === 'reason') {
    return contactReasons.some((reason) => reason === text) ? undefined : { field, problem: field }
  }
  if (field === 'mobile') {
    if (text !== '' && !isPhoneNumber(text)) return { field, problem: 'mobileForm' }
  } else if (text === '') return { field, problem: field }
  const over = [...text].length - contactLimits[field]
  if (over > 0) return { field, problem: 'tooLong', over }
  if (field === 'email' && !emailPattern.test(text)) return { field, problem: 'emailForm' }
  return undefined
}

/** Normalizes typed text: trims whitespace and joins the lines of single-line fields. */
export function tidyContactField(field: ContactField, typed: string): string {
  const text = replaceLoneSurrogates(typed)
  if (field === 'message') {
    return text
      .replace(/\r\n?/g, '\n')
      .replace(/(?![\n\t])\p{Cc}/gu, '')
      .trim()
  }
  const line = oneLine(text.replace(/\p{Cc}/gu, ' '))
  if (field === 'email') return withPlainDomain(line.normalize('NFKC'))
  if (field === 'mobile') return line.normalize('NFKC').replace(/[‐‑‒–—―−ー]/g, '-')
  return line
}

/**
 * Equals the validation of the CMS field, which would refuse anything else. Only for texts within
 * the limit.
 */
const emailPattern =
  /^(?!.*\.\.)[\w!#$%&'*+/=?^`{|}~-](?:[\w!#$%&'*+/=?^`{|}~.-]*[\w!#$%&'*+/=?^`{|}~-])?@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*\.[a-z]{2,}$/i

/** Converts the domain of `anna@münchen.de` to its ASCII form. */
function withPlainDomain(address: string): string {
  const [, local, domain] = /^([^@\s]+)@([^@\s/?#:]+)$/.exec(address) ?? []
  // biome-ignore lint/suspicious/noControlCharactersInRegex: everything outside ASCII is meant
  if (!local || !domain || /^[\x00-\x7f]*$/.test(domain)) return address
  return URL.canParse(`https://${domain}`)
    ? `${local}@${new URL(`https://${domain}`).hostname}`
    : address
}

/** Returns whether a text has 5 to 15 digits, the maximum of E.164. */
function isPhoneNumber(text: string): boolean {
  const digits = text.replace(/\D/g, '').length
  return /^\+?[\d\s()./-]+$/.test(text) && digits >= 5 && digits <= 15
}
