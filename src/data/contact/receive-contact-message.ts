import 'server-only'
import { checkContactDraft, messagesPerHour } from '@/cms/contact/check-contact-draft'
import { createMessageNumber } from '@/cms/contact/message-number'
import { type Allowance, findWait, uncountVisit } from '../limit-visitors'
import { getPayload } from '../payload'
import type { ContactAnswer } from './contact-answer'
import { mailContactMessage } from './mail-contact-message'
import type { ContactPost } from './read-contact-form'

const messages: Allowance = { name: 'contact messages', most: messagesPerHour, seconds: 3600 }

/** Limits the wait for the mail server: the message is already stored. */
const mailPatienceMs = 3000

/**
 * Checks, counts, stores and mails a message. A detected program receives a success response, so
 * that it does not try another way. Never throws.
 */
export async function receiveContactMessage(
  { draft, locale, isByProgram }: ContactPost,
  visitorAddress: string,
): Promise<ContactAnswer> {
  const checked = checkContactDraft(draft)
  if (!checked.ok) return { status: 'invalid', issues: checked.issues }
  if (isByProgram) {
    return { status: 'sent', number: createMessageNumber(), sentAt: Date.now() }
  }
  try {
    const payload = await getPayload()
    const retrySeconds = await findWait(messages, visitorAddress)
    if (retrySeconds) return { status: 'limited', retrySeconds }
    const data = { ...checked.message, status: 'new' as const, locale }
    const message = await payload
      .create({ collection: 'messages', data, overrideAccess: true })
      .catch(async (cause: unknown) => {
        await uncountVisit(messages, visitorAddress).catch(() => {})
        throw cause
      })
    await Promise.race([mailContactMessage(payload, message), waitFor(mailPatienceMs)])
    const sentAt = Date.parse(message.createdAt)
    return { status: 'sent', number: message.number ?? '', sentAt }
  } catch (cause) {
    console.error(`A message could not be stored: ${describe(cause)}`)
    return { status: 'failed' }
  }
}

/** The database's message. The error that wraps it repeats the query with the whole message. */
function describe(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause)
  return cause.cause instanceof Error ? describe(cause.cause) : cause.message
}

function waitFor(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref()
  })
}
