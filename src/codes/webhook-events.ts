/** Events that webhooks of a workspace can subscribe to. */
export const webhookEvents = [
  'code.created',
  'code.changed',
  'code.scanned',
  'target.broken',
  'target.recovered',
] as const
export type WebhookEvent = (typeof webhookEvents)[number]

export const maxWebhooks = 10
