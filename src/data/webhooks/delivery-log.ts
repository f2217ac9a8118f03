import 'server-only'
import { sql } from 'drizzle-orm'
import { ApiProblem } from '../codes/api/api-problem'
import { type Allowance, findWait } from '../limit-visitors'
import { queryRows } from '../query-rows'
import type { DeliveryView } from './api-schemas'
import { deliverNow, type SendRequest } from './deliver-webhooks'

/** Limits the requests that a visitor can make this server send at once. */
const immediate: Allowance = { name: 'webhooks sent at once', most: 30, seconds: 3600 }
/** Longer payloads are not shown in the log. */
const shownPayloadBytes = 8_192

type DeliveryRow = {
  id: string
  event: string
  attempts: number
  created_at: Date
  delivered_at: Date | null
  due_at: Date | null
  response_status: number | null
  failure: string | null
  payload: unknown
}
const columns = sql`id, event, attempts, created_at, delivered_at, due_at, response_status, failure,
  case when pg_column_size(payload) <= ${shownPayloadBytes} then payload end as payload`

/** Lists the deliveries of a webhook, the newest first. */
export async function listDeliveries(
  workspaceId: string,
  webhookId: string,
  { before, limit }: { before?: string; limit: number },
): Promise<{ deliveries: DeliveryView[]; next: string | null }> {
  const [webhook] = await queryRows(sql`
    select id from webhooks where id::text = ${webhookId} and workspace_id = ${workspaceId}`)
  if (!webhook) throw new ApiProblem('unknown')
  const rows = await queryRows<DeliveryRow>(sql`
    select ${columns} from webhook_deliveries
    where webhook_id::text = ${webhookId}
      and created_at < coalesce(${before ?? null}::timestamptz, 'infinity')
    order by created_at desc limit ${limit + 1}`)
  const deliveries = rows.slice(0, limit).map(viewDelivery)
  return { deliveries, next: rows.length > limit ? (deliveries.at(-1)?.createdAt ?? null) : null }
}

/** Sends an event that contains no data of codes, and returns the result. */
export async function sendTestEvent(
  workspaceId: string,
  webhookId: string,
  send?: SendRequest,
): Promise<DeliveryView> {
  const payload = { type: 'webhook.test', timestamp: new Date().toISOString(), data: {} }
  await limitSending(workspaceId)
  const [row] = await queryRows<{ id: string }>(sql`
    insert into webhook_deliveries (webhook_id, event, payload, due_at)
    -- Later, so that the job of deliveries does not send it as well.
    select id, 'webhook.test', ${JSON.stringify(payload)}::jsonb, now() + interval '10 minutes'
    from webhooks
    where id::text = ${webhookId} and workspace_id = ${workspaceId} returning id`)
  if (!row) throw new ApiProblem('unknown')
  return sendAndView(row.id, send)
}

/** Sends an event of the log again, with the same id, and returns the result. */
export async function resendDelivery(
  workspaceId: string,
  webhookId: string,
  id: string,
  send?: SendRequest,
): Promise<DeliveryView> {
  await limitSending(workspaceId)
  const [row] = await queryRows<{ id: string }>(sql`
    select webhook_deliveries.id from webhook_deliveries
    join webhooks on webhooks.id = webhook_id
    where webhook_deliveries.id::text = ${id} and webhook_id::text = ${webhookId}
      and workspace_id = ${workspaceId}`)
  if (!row) throw new ApiProblem('unknown')
  return sendAndView(row.id, send)
}

async function limitSending(workspaceId: string): Promise<void> {
  const retrySeconds = await findWait(immediate, workspaceId)
  if (retrySeconds) throw new ApiProblem('limited', { retrySeconds })
}

async function sendAndView(id: string, send: SendRequest | undefined): Promise<DeliveryView> {
  await deliverNow(id, send)
  const [row] = await queryRows<DeliveryRow>(
    sql`select ${columns} from webhook_deliveries where id = ${id}`,
  )
  if (!row) throw new ApiProblem('unknown')
  return viewDelivery(row)
}

function viewDelivery(row: DeliveryRow): DeliveryView {
  const { id, event, attempts, failure, payload } = row
  const toTime = (at: Date | null) => at && new Date(at).toISOString()
  return {
    ...{ id, event, attempts, failure, payload },
    createdAt: new Date(row.created_at).toISOString(),
    deliveredAt: toTime(row.delivered_at),
    nextAttemptAt: toTime(row.due_at),
    responseStatus: row.response_status,
  }
}
