import type { ContactAnswer } from '@/data/contact/contact-answer'
import { isOwnForm } from '@/data/contact/is-own-form'
import { readContactForm } from '@/data/contact/read-contact-form'
import { receiveContactMessage } from '@/data/contact/receive-contact-message'
import { readLimitedBody } from '@/data/read-limited-body'
import { visitorAddressHeader } from '@/env'

/** The longest message in the widest characters, all fields full, and a reserve. */
const maxBodyBytes = 96 * 1024

const statusCodes = { sent: 201, invalid: 422, limited: 429, failed: 503 } as const

/** Receives the contact form from pages with JavaScript. Responds with a `ContactAnswer`. */
export async function POST(request: Request): Promise<Response> {
  if (!isOwnForm(request.headers)) return new Response(null, { status: 403 })
  const body = await readLimitedBody(request, maxBodyBytes)
  if (!body) return new Response(null, { status: 413 })
  const type = request.headers.get('content-type') ?? ''
  const form = await new Response(body, { headers: { 'content-type': type } })
    .formData()
    .catch(() => undefined)
  if (!form) return new Response(null, { status: 415 })
  const address = request.headers.get(visitorAddressHeader) ?? ''
  return answerWith(await receiveContactMessage(readContactForm(form), address))
}

function answerWith(answer: ContactAnswer): Response {
  return Response.json(answer, {
    status: statusCodes[answer.status],
    headers: {
      'cache-control': 'no-store',
      ...(answer.status === 'limited' && { 'retry-after': String(answer.retrySeconds) }),
    },
  })
}
