import { type ContactReason, contactReasons } from '@/cms/collections/contact-reasons'
import { oneLine } from '@/std/one-line'
import { replaceLoneSurrogates } from '@/std/replace-lone-surrogates'

/** What the contact form asks for, in its order. All are required but `mobile`. */
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

/** The fields as they were typed. */
export type ContactDraft = Record<ContactField, string>
/** The same, tidied and found right. */
export type ContactMessage = ContactDraft & { reason: ContactReason }

/** Characters, as a person counts them: an emoji of one code point is one. */
export const contactLimits = {
  firstname: 80,
  lastname: 80,
  email: 254,
  mobile: 40,
  subject: 150,
  message: 5000,
} as const

/** Messages that one network can send in an hour. */
export const messagesPerHour = 5

/** What can be wrong; each is the key of a message that says how to repair it. */
export type ContactProblem =
  | Exclude<ContactField, 'mobile'>
  | 'emailForm'
  | 'mobileForm'
  | 'tooLong'

/** `over`: by how many characters a text is too long. */
export type ContactIssue = { field: ContactField; problem: ContactProblem; over?: number }

export type CheckedContactDraft =
  | { ok: true; message: ContactMessage }
  | { ok: false; issues: readonly ContactIssue[] }

/**
 * Checks what was typed, in the browser while one types and again on the server. Written out by
 * hand, so that the page carries no library for it (docs/decisions/0007). Never throws.
 */
export function checkContactDraft(draft: ContactDraft): CheckedContactDraft {
  const message = Object.fromEntries(
    contactFields.map((field) => [field, tidyContactField(field, draft[field])]),
  ) as ContactMessage
  const issues = contactFields.flatMap((field) => findContactIssue(field, draft[field]) ?? [])
  return issues.length > 0 ? { ok: false, issues } : { ok: true, message }
}

/** What is wrong with one field, first things first. */
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

/**
 * What is stored of what was typed: no blanks at the ends, one line where there is room for one.
 */
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
 * As strict as the CMS, whose field would refuse anything else. Only for texts within the limit.
 */
const emailPattern =
  /^(?!.*\.\.)[\w!#$%&'*+/=?^`{|}~-](?:[\w!#$%&'*+/=?^`{|}~.-]*[\w!#$%&'*+/=?^`{|}~-])?@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*\.[a-z]{2,}$/i

/** `anna@münchen.de` with its domain as mail knows it. */
function withPlainDomain(address: string): string {
  const [, local, domain] = /^([^@\s]+)@([^@\s/?#:]+)$/.exec(address) ?? []
  // biome-ignore lint/suspicious/noControlCharactersInRegex: everything outside ASCII is meant
  if (!local || !domain || /^[\x00-\x7f]*$/.test(domain)) return address
  return URL.canParse(`https://${domain}`)
    ? `${local}@${new URL(`https://${domain}`).hostname}`
    : address
}

/** E.164 has at most fifteen digits; fewer than five reach no one. */
function isPhoneNumber(text: string): boolean {
  const digits = text.replace(/\D/g, '').length
  return /^\+?[\d\s()./-]+$/.test(text) && digits >= 5 && digits <= 15
}
