import 'server-only'
import { sql } from 'drizzle-orm'
import {
  type PublicRequest,
  type PublicResponse,
  RequestFailure,
  requestPublic,
} from '../outgoing/request-public'
import { queryRows } from '../query-rows'
import { openWebhookSecret, signWebhook } from './sign-webhook'

/** Pauses between attempts in seconds; after the last one, a delivery counts as failed. */
export const retrySeconds = [10, 300, 1_800, 7_200, 18_000, 36_000, 86_400] as const
/** A webhook without any successful delivery for so long is paused. */
export const pauseAfterDays = 5

/** Webhooks that are served at the same time, and messages to each of them in a round. */
const webhooksAtOnce = 10
const webhooksPerRound = 100
const perWebhook = 20
/** Time within which a server has to respond. */
export const timeoutSeconds = 10
/** Time after which other processes may send a message whose process has died. */
const sendingMinutes = 10

type Due = {
  id: string
  webhook_id: string
  url: string
  secret: string
  payload: unknown
  attempts: number
}

/** Sends a request; tests replace it to reach servers of their own. */
export type SendRequest = (url: string, request: PublicRequest) => Promise<PublicResponse>

/**
 * Sends the messages that are due, the oldest of each webhook first. Webhooks are served in parallel,
 * so that a slow server delays only its own messages. Returns the number of attempts.
 */
export async function deliverWebhooks(
  signal?: AbortSignal,
  send: SendRequest = requestPublic,
): Promise<number> {
  const webhooks = await queryRows<{ id: string }>(sql`
    select id from webhooks where paused_at is null and exists (
      select from webhook_deliveries where webhook_id = webhooks.id and due_at <= now()
    ) order by random() limit ${webhooksPerRound}`)
  const waiting = webhooks.map(({ id }) => id)
  let attempts = 0
  const serve = async () => {
    for (let id = waiting.pop(); id && !signal?.aborted; id = waiting.pop()) {
      attempts += await serveWebhook(id, send, signal)
    }
  }
  await Promise.all(Array.from({ length: webhooksAtOnce }, serve))
  signal?.throwIfAborted()
  return attempts
}

/** Sends the messages of one webhook in turn, until one of them fails. */
async function serveWebhook(
  webhookId: string,
  send: SendRequest,
  signal: AbortSignal | undefined,
): Promise<number> {
  for (let count = 0; count < perWebhook; count += 1) {
    if (signal?.aborted) return count
    const [claimed] = await queryRows<Due>(sql`
      update webhook_deliveries set attempts = attempts + 1,
        due_at = now() + make_interval(mins => ${sendingMinutes})
      from webhooks where webhooks.id = webhook_id and webhook_deliveries.id = (
        select id from webhook_deliveries where webhook_id = ${webhookId} and due_at <= now()
        order by due_at limit 1 for update skip locked)
      returning webhook_deliveries.id, webhook_id, url, secret, payload, attempts`)
    if (!claimed) return count
    if (!(await deliver(claimed, send, signal))) return count + 1
  }
  return perWebhook
}

/** Sends one message at once, whether or not it is due, and stores the result. */
export async function deliverNow(id: string, send: SendRequest = requestPublic): Promise<void> {
  const [claimed] = await queryRows<Due>(sql`
    update webhook_deliveries set attempts = attempts + 1, delivered_at = null,
      due_at = now() + make_interval(mins => ${sendingMinutes})
    from webhooks where webhooks.id = webhook_id and webhook_deliveries.id = ${id}
    returning webhook_deliveries.id, webhook_id, url, secret, payload, attempts`)
  if (claimed) await deliver(claimed, send, undefined)
}

type Outcome = { status: number | null; failure: string | null }

/** Returns whether the server accepted the message. */
async function deliver(
  due: Due,
  send: SendRequest,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  const { status, failure } = await attempt(due, send, signal)
  // The process stops: the next one tries again.
  if (failure !== null && signal?.aborted) return false
  if (failure === null) {
    await queryRows(sql`
      update webhook_deliveries set delivered_at = now(), due_at = null,
        response_status = ${status}, failure = null where id = ${due.id}`)
    await queryRows(sql`
      update webhooks set failing_since = null
      where id = ${due.webhook_id} and failing_since is not null`)
    return true
  }
  const pause = status === 410 ? undefined : retrySeconds[due.attempts - 1]
  await queryRows(sql`
    update webhook_deliveries set response_status = ${status}, failure = ${failure},
      due_at = case when ${pause ?? null}::int is null then null
        else now() + make_interval(secs => ${pause ?? 0}) end
    where id = ${due.id}`)
  // A server that answers with 410 does not want messages any more.
  await queryRows(sql`
    update webhooks set failing_since = coalesce(failing_since, now()),
      paused_at = case when ${status === 410}
        or failing_since < now() - make_interval(days => ${pauseAfterDays})
        then coalesce(paused_at, now()) else paused_at end
    where id = ${due.webhook_id}`)
  return false
}

async function attempt(
  { id, url, secret, payload }: Due,
  send: SendRequest,
  signal: AbortSignal | undefined,
): Promise<Outcome> {
  const key = openWebhookSecret(secret)
  if (!key) return { status: null, failure: 'The secret can no longer be read' }
  const body = JSON.stringify(payload)
  const headers = {
    'content-type': 'application/json',
    ...signWebhook(key, { id, at: new Date(), body }),
  }
  try {
    const { status } = await send(url, {
      ...{ method: 'POST', headers, body, timeoutMs: timeoutSeconds * 1000, maxBytes: 0, signal },
    })
    const isAccepted = status >= 200 && status < 300
    return { status, failure: isAccepted ? null : `The server responded with ${status}` }
  } catch (cause) {
    if (!(cause instanceof RequestFailure)) throw cause
    return { status: null, failure: cause.message.slice(0, 200) }
  }
}
