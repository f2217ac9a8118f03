import { type ContactAnswer, contactExtras } from '@/data/contact/contact-answer'
import { paths } from '@/paths'
import { loadHttp } from '@/std/load-http'

/** The server's answer, or a failure that only the browser detects. */
export type ContactOutcome = ContactAnswer | { status: 'offline' }

/** Longer than the server waits for its mail server. */
const patienceMs = 20_000

/** Sends the form. Never rejects: every failure is an outcome. */
export async function sendContactForm(form: FormData, elapsedMs: number): Promise<ContactOutcome> {
  form.set(contactExtras.elapsed, String(elapsedMs))
  try {
    const http = await loadHttp()
    const outcome: unknown = await http(paths.contactMessages, {
      method: 'POST',
      body: form,
      // The body of an error response contains the reason.
      ignoreResponseError: true,
      signal: AbortSignal.timeout(patienceMs),
    })
    return isAnswer(outcome) ? outcome : { status: 'failed' }
  } catch (problem) {
    const { cause } = problem as Error
    const isLate = cause instanceof DOMException && cause.name === 'TimeoutError'
    return { status: isLate ? 'failed' : 'offline' }
  }
}

/** Checks the format, because an intermediary such as a proxy may have responded. */
function isAnswer(outcome: unknown): outcome is ContactAnswer {
  return typeof outcome === 'object' && outcome !== null && 'status' in outcome
}
