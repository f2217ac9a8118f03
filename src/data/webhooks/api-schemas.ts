import { z } from 'zod'
import { webhookEvents } from '@/codes'

const time = z.iso.datetime()
const url = z.string().max(2048).describe('An https address on the public Internet')
const events = z
  .array(z.enum(webhookEvents))
  .min(1)
  .max(webhookEvents.length)
  .transform((list) => [...new Set(list)])
  .describe('Events to send')

export const newWebhookSchema = z.strictObject({ url, events }).meta({ id: 'NewWebhook' })

export const webhookEditSchema = z
  .strictObject({
    url,
    events,
    paused: z.boolean().describe('A paused webhook gets no events; waiting ones are sent later'),
  })
  .partial()
  .meta({ id: 'WebhookEdit' })

export const webhookSchema = z
  .object({
    id: z.uuid(),
    url: z.string(),
    events: z.array(z.enum(webhookEvents)),
    pausedAt: time.nullable(),
    failingSince: time.nullable().describe('Time of the first attempt that failed since a success'),
    createdAt: time,
  })
  .meta({ id: 'Webhook' })
export type WebhookView = z.output<typeof webhookSchema>

export const createdWebhookSchema = webhookSchema
  .extend({
    secret: z
      .string()
      .describe('Key of the signatures according to Standard Webhooks; returned only here'),
  })
  .meta({ id: 'CreatedWebhook' })

export const webhooksSchema = z
  .object({ webhooks: z.array(webhookSchema) })
  .meta({ id: 'Webhooks' })

export const deliverySchema = z
  .object({
    id: z.uuid().describe('Same as the header webhook-id'),
    event: z.string(),
    attempts: z.int(),
    createdAt: time,
    deliveredAt: time.nullable(),
    nextAttemptAt: time.nullable().describe('Null if the event is delivered or given up'),
    responseStatus: z.int().nullable(),
    failure: z.string().nullable().describe('Reason why the last attempt failed'),
    payload: z.unknown().describe('Body of the request; null if it is long'),
  })
  .meta({ id: 'WebhookDelivery' })
export type DeliveryView = z.output<typeof deliverySchema>

export const deliveriesQuerySchema = z
  .object({
    before: time
      .refine((written) => Date.parse(written) >= 0, { error: 'Not a time since 1970' })
      .optional()
      .describe('Lists deliveries that were created before this time'),
    limit: z.coerce.number().int().min(1).max(100).default(50),
  })
  .meta({ id: 'DeliveriesQuery' })

export const deliveriesSchema = z
  .object({
    deliveries: z.array(deliverySchema),
    next: time.nullable().describe('Value of “before” for the next page; null on the last one'),
  })
  .meta({ id: 'WebhookDeliveries' })
