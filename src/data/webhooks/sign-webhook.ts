import 'server-only'
import { createHmac, randomBytes } from 'node:crypto'
import { openSecret, sealSecret } from '@/cms/accounts/seal-secret'

const prefix = 'whsec_'
const secretBytes = 24
const purpose = 'webhook'

/** Creates the secret of a webhook: as its owner gets it once, and as it is stored. */
export function createWebhookSecret(): { secret: string; sealed: string } {
  const secret = prefix + randomBytes(secretBytes).toString('base64')
  return { secret, sealed: sealSecret(secret, purpose) }
}

/** Decrypts a stored secret. Returns undefined after a change of PAYLOAD_SECRET. */
export function openWebhookSecret(sealed: string): string | undefined {
  return openSecret(sealed, purpose)
}

/**
 * Returns the headers that prove where a message comes from, see
 * https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 *
 * @param id the same for every attempt, so that receivers recognize a message they already have
 */
export function signWebhook(
  secret: string,
  { id, at, body }: { id: string; at: Date; body: string },
): Record<string, string> {
  const timestamp = Math.floor(at.getTime() / 1000)
  const key = Buffer.from(secret.slice(prefix.length), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${signature}`,
  }
}
